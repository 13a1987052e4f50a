import type { StaffRoutes } from '#server/http/staff/route.ts';
import { logRoutes } from './log.ts';
import { memberRoutes } from './team.ts';

/** The staff accounts, and the log of what members did. */
export const teamRoutes: StaffRoutes = [...memberRoutes, ...logRoutes];
