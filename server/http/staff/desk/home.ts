import { readListQuery } from '#domain/tickets/list-query.ts';
import type { Tab } from '#domain/tickets/views.ts';
import { oldAgeMs } from '#server/integrations/booking/provider-state.ts';
import { parkedDeliveries } from '#server/models/tickets/deliveries.ts';
import { countTabs, listTickets } from '#server/models/tickets/ticket-list.ts';
import { weekFigures } from '#server/models/tickets/week-figures.ts';
import { desk as words } from '#words/staff/desk.ts';
import { type StaffCall, type StaffRoutes, signedIn } from '../route.ts';

const rowsOfGroup = 8;

/** Not null when the website shows an old schedule, or none. */
const oldScheduleOf = ({ context, now }: StaffCall): { ageMs: number | null } | null => {
  const ageMs = oldAgeMs(context.booking.monitor, now);
  return ageMs === undefined ? null : { ageMs };
};

export const homeRoutes: StaffRoutes = [
  {
    method: 'GET',
    path: '/',
    action: 'desk.see',
    handle: async (call) => {
      const who = signedIn(call);
      const { db } = call.context;
      const group = (tab: Tab) =>
        listTickets(db, who, readListQuery(new URLSearchParams({ tab })), rowsOfGroup, call.now);
      const [unowned, mine, counts, week, parked] = await Promise.all([
        group('unowned'),
        group('mine'),
        countTabs(db, who, null),
        weekFigures(db.kysely, who, call.now),
        parkedDeliveries(db.kysely, who),
      ]);
      const arrivals = unowned.rows.map(({ createdAt }) => createdAt);
      const data = {
        unowned: unowned.rows,
        mine: mine.rows,
        due: [...unowned.rows, ...mine.rows].filter(({ isOverdue }) => isOverdue),
        held: counts.held,
        parked: parked.length,
        figures: {
          unowned: counts.unowned,
          oldestMs: arrivals.length > 0 ? call.now - Math.min(...arrivals) : null,
          withinHour: week.leads > 0 ? week.withinHour / week.leads : null,
        },
        schedule: oldScheduleOf(call),
      };
      return {
        kind: 'screen',
        screen: { name: 'desk', title: words.title, data },
      };
    },
  },
];
