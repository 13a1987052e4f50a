import { scheduleStateOf } from '#domain/schedule/schedule-state.ts';
import { leadScopes, may } from '#domain/staff/permissions.ts';
import { usualFigures } from '#domain/tickets/figures-query.ts';
import { readListQuery } from '#domain/tickets/list-query.ts';
import type { Tab } from '#domain/tickets/views.ts';
import { readFigures } from '#server/models/tickets/figures/read-figures.ts';
import { countOpenByStudio, countTabs, oldestUnassigned } from '#server/models/tickets/list/tab-counts.ts';
import { listTickets } from '#server/models/tickets/list/ticket-list.ts';
import { parkedDeliveries } from '#server/models/tickets/mails/ticket-deliveries.ts';
import { requestedErasures } from '#server/models/tickets/requested-erasures.ts';
import { requireSignedIn, type StaffRoutes, screenResponse } from '#server/staff/route.ts';
import { homeWords as words } from '#words/staff/home.ts';

const rowsOfGroup = 8;

export const homeRoutes: StaffRoutes = [
  {
    method: 'GET',
    path: '/',
    permission: 'home.see',
    handle: async (call) => {
      const member = requireSignedIn(call);
      const { database, booking } = call.services;
      const group = (tab: Tab) =>
        listTickets(database, {
          member,
          query: readListQuery(new URLSearchParams({ tab })),
          limit: rowsOfGroup,
          now: call.now,
        });
      const [unassigned, mine, oldestAt, counts, report, open, parked, erasures] = await Promise.all([
        group('unassigned'),
        group('mine'),
        oldestUnassigned(database, member),
        countTabs(database, member, null),
        readFigures(database.kysely, leadScopes(member), usualFigures, call.now),
        countOpenByStudio(database, member, call.now),
        parkedDeliveries(database.kysely, member),
        requestedErasures(database, member, call.now),
      ]);
      const { lines: _lines, ...week } = report;
      const { leads, open_1h } = week.total;
      const data = {
        unassigned: unassigned.rows,
        mine: mine.rows,
        heldCount: counts.held,
        erasures,
        parkedCount: parked.length,
        figures: {
          unassigned: counts.unassigned,
          oldestMs: oldestAt === null ? null : call.now - oldestAt,
          isOldestOverdue: unassigned.rows.some(({ isOverdue }) => isOverdue),
          withinHour: leads > 0 ? open_1h / leads : null,
        },
        studios: may(member, 'figures.see') ? { week, open } : null,
        schedule: scheduleStateOf(booking.monitor?.ageMs(call.now), call.now),
      };
      return screenResponse('home', words.title, data);
    },
  },
];
