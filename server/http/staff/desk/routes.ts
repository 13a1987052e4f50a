import type { StaffRoutes } from '../route.ts';

/** The start screen, the list and the tickets. */
export const deskRoutes: StaffRoutes = [];
