import { formKinds } from '#domain/forms/forms.ts';
import { bulkLimits, may, type Principal } from '#domain/staff/permissions.ts';
import { studioKeys } from '#domain/staff/scopes.ts';
import type { ListQuery } from '#domain/tickets/views.ts';
import type { StaffCall, StaffResponse } from '#server/http/staff/route.ts';
import { listStaff } from '#server/models/staff/members.ts';
import type { SignedIn } from '#server/models/staff/staff-types.ts';
import { countCap, countTabs, listTickets } from '#server/models/tickets/ticket-list.ts';
import { formLabel, studioLabel } from '#server/models/tickets/ticket-rows.ts';
import type { Screens } from '#staff/screen-types.ts';
import { listWords as words } from '#words/staff/list.ts';

const pageSize = 50;

/** People who can own a ticket that this person sees. */
const assigneesFor = async (call: StaffCall, who: Principal) =>
  (await listStaff(call.services.database.kysely))
    .filter(({ isActive }) => isActive)
    .filter((person) => person.role !== 'Teacher')
    .filter(
      ({ role, studios }) =>
        role === 'Corporate' ||
        who.role === 'Corporate' ||
        studios.some((studio) => who.studios.includes(studio)),
    )
    .map(({ id, name }) => ({ id, name }));

const formsFor = (who: Principal) =>
  formKinds
    .filter((form) => form !== 'career-application' || may(who, 'application.see'))
    .map((id) => ({ id, label: formLabel(id) }));

/** The list for a query, with one ticket beside it if given. */
export const listResponse = async (
  call: StaffCall,
  who: SignedIn,
  query: ListQuery,
  open: Screens['ticket'] | null,
  { status = 200, bulk = null }: { status?: number; bulk?: Screens['list']['bulk'] } = {},
): Promise<StaffResponse> => {
  const { database } = call.services;
  const [page, counts, assignees] = await Promise.all([
    listTickets(database, who, query, pageSize, call.now),
    countTabs(database, who, query.studio),
    assigneesFor(call, who),
  ]);
  const studios = studioKeys.filter((studio) => may(who, 'lead.see', { studio }));
  const data: Screens['list'] = {
    ...page,
    query,
    counts,
    countCap,
    assignees,
    forms: formsFor(who),
    studios: studios.map((id) => ({ id, name: studioLabel(id) })),
    bulkLimit: bulkLimits[who.role],
    canAssign: may(who, 'lead.assign'),
    bulk,
    canExport: may(who, 'lead.export'),
    open,
  };
  const title = open ? open.ticket.name : query.tab === 'held' ? words.tabs.held : words.title;
  return { kind: 'screen', status, screen: { name: 'list', title, data } };
};
