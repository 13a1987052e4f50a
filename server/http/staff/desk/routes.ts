import type { StaffRoutes } from '../route.ts';
import { changeRoutes } from './changes.ts';
import { homeRoutes } from './home.ts';
import { ticketRoutes } from './tickets.ts';

/** The start screen, the list and the tickets. */
export const deskRoutes: StaffRoutes = [...homeRoutes, ...ticketRoutes, ...changeRoutes];
