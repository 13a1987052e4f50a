import type { StaffRoutes } from '#server/http/staff/route.ts';
import { inviteRoutes } from './invite.ts';
import { meRoutes } from './me.ts';
import { signInRoutes } from './sign-in.ts';
import { verifyRoutes } from './verify.ts';

/** Every way in and out, and what a person changes about the own account. */
export const accountRoutes: StaffRoutes = [...signInRoutes, ...inviteRoutes, ...verifyRoutes, ...meRoutes];
