import type { StaffRoutes } from '../route.ts';
import { changeRoutes } from './changes.ts';
import { homeRoutes } from './home.ts';
import { ticketRoutes } from './tickets.ts';

/** My desk, the list and the tickets. */
export const deskRoutes: StaffRoutes = [...homeRoutes, ...ticketRoutes, ...changeRoutes];
