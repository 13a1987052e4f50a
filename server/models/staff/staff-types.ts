import type { Principal, Role } from '#domain/staff/permissions.ts';
import type { Instant } from '#server/db/column-types.ts';

/** The signed-in person of a request. */
export type SignedIn = Principal & {
  name: string;
  email: string;
  hasShortcuts: boolean;
  session: {
    hash: string;
    isShared: boolean;
    verifiedAt: Instant;
    expiresAt: Instant;
    idleAt: Instant;
  };
};
export type StaffMember = {
  id: string;
  email: string;
  name: string;
  role: Role;
  studios: number[];
  isActive: boolean;
  seenAt: Instant | null;
  /** Invited, and has not signed in yet. */
  isInvited: boolean;
};
/**
 * Who did it, for events and the log; a null staffId is the clock or the operator. `network` is already a keyed hash of
 * the network and the day, so that the log keeps nothing personal.
 */
export type Actor = { staffId: string | null; network: string };

/** The actor of what no person does: the clock and the operator. */
export const systemActor: Actor = { staffId: null, network: '' };
