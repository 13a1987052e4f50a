import type { StaffRoutes } from '#server/staff/route.ts';
import { logRoutes } from './log.ts';
import { savedReplyRoutes } from './replies.ts';
import { memberRoutes } from './team.ts';

/** The staff accounts, the log of what members did, and the replies that they share. */
export const teamRoutes: StaffRoutes = [...memberRoutes, ...logRoutes, ...savedReplyRoutes];
