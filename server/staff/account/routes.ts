import type { StaffRoutes } from '#server/staff/route.ts';
import { inviteRoutes } from './invite.ts';
import { meRoutes } from './me.ts';
import { signInRoutes } from './sign-in.ts';
import { verifyRoutes } from './verify.ts';

/** Sign-in, sign-out, invitations, verification, and the member's own account. */
export const accountRoutes: StaffRoutes = [...signInRoutes, ...inviteRoutes, ...verifyRoutes, ...meRoutes];
