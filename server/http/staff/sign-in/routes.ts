import type { StaffRoutes } from '#server/http/staff/route.ts';
import { againRoutes } from './again.ts';
import { inviteRoutes } from './invite.ts';
import { meRoutes } from './me.ts';
import { signInRoutes } from './sign-in.ts';

/** Every way in and out, and what a person changes about the own account. */
export const doorRoutes: StaffRoutes = [...signInRoutes, ...inviteRoutes, ...againRoutes, ...meRoutes];
