import { factsOfKind, formKinds } from '#domain/forms/forms.ts';
import { may, type Principal, visibleScopes, workableScopes } from '#domain/staff/permissions.ts';
import { scopeStudioIds } from '#domain/staff/scopes.ts';
import type { ListQuery } from '#domain/tickets/views.ts';
import { listStaffMembers } from '#server/models/staff/members.ts';
import { countCap, countTabs } from '#server/models/tickets/list/tab-counts.ts';
import { listTickets } from '#server/models/tickets/list/ticket-list.ts';
import { formLabel, studioLabel } from '#server/models/tickets/ticket-rows.ts';
import { requireSignedIn, type StaffCall, type StaffResponse } from '#server/staff/route.ts';
import type { Screens } from '#staff/screen-types.ts';
import { listWords as words } from '#words/staff/list.ts';

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
    countCap,
    assignees,
    forms: formsFor(member),
    studios: studios.map((id) => ({ id, name: studioLabel(id) })),
    bulk,
    open,
  };
  const title = open ? open.ticket.name : query.tab === 'held' ? words.tabs.held : words.title;
  return { kind: 'screen', status, screen: { name: 'list', title, data } };
};
