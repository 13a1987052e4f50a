import type { StaffRoutes } from '../route.ts';
import { bulkRoutes } from './bulk.ts';
import { changeRoutes } from './changes.ts';
import { deliveryRoutes } from './deliveries.ts';
import { exportRoutes } from './export.ts';
import { fileRoutes } from './files.ts';
import { homeRoutes } from './home.ts';
import { ticketRoutes } from './tickets.ts';

/** The start screen, the list, the tickets with their files and deliveries. */
export const deskRoutes: StaffRoutes = [
  ...homeRoutes,
  ...ticketRoutes,
  ...changeRoutes,
  ...bulkRoutes,
  ...fileRoutes,
  ...deliveryRoutes,
  ...exportRoutes,
];
