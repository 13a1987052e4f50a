import type { Instant } from '#domain/dates.ts';
import type { Principal, Role } from '#domain/staff/permissions.ts';
import type { StudioId } from '#domain/studios.ts';

/** The signed-in member of a request. */
export type SignedIn = Principal & {
  name: string;
  email: string;
  hasShortcuts: boolean;
  hasSound: boolean;
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
  studios: StudioId[];
  isActive: boolean;
  seenAt: Instant | null;
  /** Invited, and not signed in yet. */
  isInvited: boolean;
};
/**
 * The member who did something, for events and the log; `memberId` is null for a background job or the
 * operator. `network` is a keyed hash of the network and the day, so that the log contains nothing personal.
 */
export type Actor = { memberId: string | null; network: string };

/** A signed-in member as the actor. Models check the permissions of `member`. */
export type MemberActor = Actor & { member: Principal };

/** `network` is empty outside a request. */
export const actorOf = (member: Principal, network = ''): MemberActor => ({
  memberId: member.id,
  network,
  member,
});

/** The actor of background jobs and the operator. */
export const systemActor: Actor = { memberId: null, network: '' };
