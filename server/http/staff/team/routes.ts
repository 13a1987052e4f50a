import type { StaffRoutes } from '../route.ts';
import { logRoutes } from './log.ts';
import { memberRoutes } from './team.ts';

/** The people of the chain, and the log of what they did. */
export const teamRoutes: StaffRoutes = [...memberRoutes, ...logRoutes];
