import { factsOfKind, formKinds } from '#domain/forms/forms.ts';
import { may, type Principal, visibleScopes, workableScopes } from '#domain/staff/permissions.ts';
import { scopeStudioIds } from '#domain/staff/scopes.ts';
import { isUuid } from '#domain/text/ids.ts';
import { readListQuery } from '#domain/tickets/list-query.ts';
import { listUrl, shownTicketOf } from '#domain/tickets/list-url.ts';
import type { ListQuery } from '#domain/tickets/views.ts';
import { listStaffMembers } from '#server/models/staff/members.ts';
import { findBulkChange } from '#server/models/tickets/changes/bulk-change.ts';
import { countTabs } from '#server/models/tickets/list/tab-counts.ts';
import { listTickets } from '#server/models/tickets/list/ticket-list.ts';
import { formLabel, studioLabel } from '#server/models/tickets/ticket-rows.ts';
import { findTicket } from '#server/models/tickets/view/ticket-view.ts';
import {
  requireSignedIn,
  type StaffCall,
  type StaffResponse,
  type StaffRoutes,
  screenResponse,
} from '#server/staff/route.ts';
import type { Screens } from '#staff/screen-types.ts';
import { listWords as words } from '#words/staff/list.ts';
import { bulkResultOf } from './bulk-result.ts';

const pageSize = 50;

/** Members who may work on a ticket that this member sees. */
const assigneesFor = async (call: StaffCall, member: Principal) => {
  const visible = visibleScopes(member);
  const team = await listStaffMembers(call.services.database.kysely);
  return team
    .filter(({ isActive }) => isActive)
    .filter((one) => workableScopes(one).some((scope) => visible.includes(scope)))
    .map(({ id, name }) => ({ id, name }));
};

const formsFor = (member: Principal) =>
  formKinds
    .filter(
      (formKind) => factsOfKind[formKind].recordClass !== 'application' || may(member, 'application.see'),
    )
    .map((id) => ({ id, label: formLabel(id) }))
    // Form kinds with the same name are one line, which finds all of them.
    .filter(({ label }, at, all) => all.findIndex((one) => one.label === label) === at);

/** The ticket with this id, if the member sees it. */
export const findTicketOf = (call: StaffCall, id: string) =>
  isUuid(id) ? findTicket(call.services.database, requireSignedIn(call), id, call.now) : undefined;

/** State of a ticket that was opened without a change. */
export const unchanged: Omit<Screens['ticket'], 'ticket'> = {
  refused: null,
  conflict: null,
  privateFields: null,
};

/** The list for a query, with one ticket beside it if given. */
export const listResponse = async (
  call: StaffCall,
  query: ListQuery,
  {
    open = null,
    bulk = null,
    status = 200,
  }: Partial<Pick<Screens['list'], 'open' | 'bulk'>> & { status?: number },
): Promise<StaffResponse> => {
  const { database } = call.services;
  const member = requireSignedIn(call);
  const [page, counts, assignees] = await Promise.all([
    listTickets(database, { member, query, limit: pageSize, now: call.now }),
    countTabs(database, member, query.studio),
    assigneesFor(call, member),
  ]);
  const studios = scopeStudioIds.filter((studio) => may(member, 'ticket.see', { studio }));
  const data: Screens['list'] = {
    ...page,
    query,
    counts,
    assignees,
    forms: formsFor(member),
    studios: studios.map((id) => ({ id, name: studioLabel(id) })),
    bulk,
    open,
  };
  const title = open ? open.ticket.name : query.tab === 'held' ? words.tabs.held : words.title;
  return screenResponse('list', title, data, { status });
};

/** The ticket beside the list of a URL. */
export const ticketBeside = async (call: StaffCall, params: URLSearchParams) => {
  const at = shownTicketOf(params);
  const ticket = at ? await findTicketOf(call, at) : undefined;
  return ticket ? { ...unchanged, ticket } : null;
};

export const listRoutes: StaffRoutes = [
  {
    method: 'GET',
    path: '/leads',
    permission: 'ticket.see',
    handle: async (call) => {
      const query = readListQuery(call.query);
      const open = await ticketBeside(call, call.query);
      // The ticket was moved to a studio that this member does not see, or the link is old: the list is
      // shown.
      if (shownTicketOf(call.query) && !open) return { kind: 'redirect', location: listUrl(query) };
      const id = call.query.get('bulk') ?? '';
      const { kysely } = call.services.database;
      const bulk = isUuid(id) ? await findBulkChange(kysely, requireSignedIn(call), id) : undefined;
      return listResponse(call, query, { open, bulk: bulk ? bulkResultOf(bulk) : null });
    },
  },
];
