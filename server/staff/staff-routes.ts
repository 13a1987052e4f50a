import { inviteRoutes } from './account/invite.ts';
import { meRoutes } from './account/me.ts';
import { signInRoutes } from './account/sign-in.ts';
import { verifyRoutes } from './account/verify.ts';
import type { StaffRoutes } from './route.ts';
import { deliveryRoutes } from './screens/deliveries.ts';
import { figureRoutes } from './screens/figures.ts';
import { homeRoutes } from './screens/home.ts';
import { logRoutes } from './screens/log.ts';
import { personRoutes } from './screens/person.ts';
import { savedReplyRoutes } from './screens/saved-replies.ts';
import { teamRoutes } from './team/team.ts';
import { teamMemberRoutes } from './team/team-member.ts';
import { addLeadRoutes } from './tickets/add-lead.ts';
import { bulkRoutes } from './tickets/bulk.ts';
import { changeRoutes } from './tickets/changes.ts';
import { exportRoutes } from './tickets/export.ts';
import { fileRoutes } from './tickets/files.ts';
import { listRoutes } from './tickets/list.ts';
import { replyRoutes } from './tickets/reply.ts';
import { ticketRoutes } from './tickets/ticket.ts';
import { versionRoutes } from './version.ts';

/** Every URL below /staff. A route without a permission does not compile; a URL that is not here is a 404. */
export const staffRoutes: StaffRoutes = [
  ...signInRoutes,
  ...inviteRoutes,
  ...verifyRoutes,
  ...meRoutes,
  ...homeRoutes,
  // Before the routes of one ticket: `new` is no id.
  ...addLeadRoutes,
  ...listRoutes,
  ...ticketRoutes,
  ...changeRoutes,
  ...replyRoutes,
  ...bulkRoutes,
  ...fileRoutes,
  ...exportRoutes,
  ...personRoutes,
  ...deliveryRoutes,
  ...figureRoutes,
  ...teamRoutes,
  ...teamMemberRoutes,
  ...logRoutes,
  ...savedReplyRoutes,
  ...versionRoutes,
];
