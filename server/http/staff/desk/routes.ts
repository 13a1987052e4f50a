import type { StaffRoutes } from '../route.ts';

/** My desk, the list and the tickets. */
export const deskRoutes: StaffRoutes = [];
