import type { Person, Role } from '#domain/staff/permissions.ts';
import type { Instant } from '#server/db/column-types.ts';
/** The signed-in person of a request. */
export type SignedIn = Person & {
  name: string; email: string; preferences: Preferences;
  session: { hash: string; isShared: boolean; verifiedAt: Instant; expiresAt: Instant; idleAt: Instant };
};
/** `hasKeys`: letters as shortcuts, on unless switched off. */
export type Preferences = { hasKeys?: boolean };
export type StaffMember = {
  id: string; email: string; name: string; role: Role; studios: number[]; isActive: boolean; seenAt: Instant | null;
  isInvited: boolean;
};
/** Who did it, for events and the log; null staffId is the clock or the operator. */
export type Actor = { staffId: string | null; network: string };
