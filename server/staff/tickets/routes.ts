import type { StaffRoutes } from '#server/staff/route.ts';
import { addLeadRoutes } from './add-lead.ts';
import { bulkRoutes } from './bulk.ts';
import { changeRoutes } from './changes.ts';
import { deliveryRoutes } from './deliveries.ts';
import { exportRoutes } from './export.ts';
import { figureRoutes } from './figures.ts';
import { fileRoutes } from './files.ts';
import { homeRoutes } from './home.ts';
import { replyRoutes } from './reply.ts';
import { screenRoutes } from './ticket-screens.ts';

/** The start screen, the list, the tickets with their files and deliveries. */
export const ticketRoutes: StaffRoutes = [
  ...homeRoutes,
  // Before the routes of one ticket: `new` is no id.
  ...addLeadRoutes,
  ...screenRoutes,
  ...changeRoutes,
  ...replyRoutes,
  ...bulkRoutes,
  ...fileRoutes,
  ...deliveryRoutes,
  ...exportRoutes,
  ...figureRoutes,
];
