import { bulkLimits } from '#domain/staff/permissions.ts';
import { isUuid } from '#domain/text/ids.ts';
import { readListQuery } from '#domain/tickets/list-query.ts';
import { type BulkChange, type BulkKind, bulkKinds } from '#domain/tickets/transitions.ts';
import { changeInBulk, undoBulk } from '#server/models/tickets/changes/bulk-change.ts';
import { bulk as words } from '#words/staff/bulk.ts';
import { ticket as ticketWords } from '#words/staff/ticket.ts';
import { type StaffCall, type StaffResponse, type StaffRoute, type StaffRoutes, signedIn } from '../route.ts';
import { type Act, acts, returnTarget, versionOf } from './acts.ts';
import { listResponse } from './list-screen.ts';

/** The address of the list in which the act was made. */
const listOf = ({ form }: StaffCall): URL => {
  const url = new URL(returnTarget(form, '/leads'), 'http://staff');
  return url.pathname === '/leads' ? url : new URL('/leads', url);
};

const toList = (call: StaffCall, press: string): StaffResponse => {
  const { pathname, searchParams } = listOf(call);
  searchParams.set('bulk', press);
  return { kind: 'redirect', location: `${pathname}?${searchParams}` };
};

const refuse = (call: StaffCall, message: string): Promise<StaffResponse> => {
  const query = readListQuery(listOf(call).searchParams);
  const bulk = { text: message, isAlarm: true, left: [], undo: null };
  return listResponse(call, signedIn(call), query, null, { status: 422, bulk });
};

/** `ticket` is `ID.VERSION`, as the list rendered it; a repeated id counts once. */
const ticketsOf = (act: Act, form: URLSearchParams) => {
  const tickets = new Map<string, number | null>();
  for (const given of form.getAll('ticket')) {
    const [id = '', version = ''] = given.split('.');
    if (isUuid(id)) tickets.set(id, versionOf(act, version));
  }
  return [...tickets].map(([id, version]) => ({ id, version }));
};

const routeOf = (name: BulkKind, act: Act<BulkChange>): StaffRoute => ({
  method: 'POST',
  path: `/bulk/${name}`,
  action: 'lead.bulk',
  handle: async (call) => {
    const who = signedIn(call);
    const asked = act.read(call.form);
    if (!('change' in asked)) return refuse(call, ticketWords.chooseFirst);
    const tickets = ticketsOf(act, call.form);
    const limit = bulkLimits[who.role];
    if (tickets.length === 0) return refuse(call, words.selectFirst);
    if (tickets.length > limit) return refuse(call, words.tooMany(limit));
    const { db } = call.context;
    return toList(call, await changeInBulk(db, who, call.actor, tickets, asked.change, call.now));
  },
});

const undoRoute: StaffRoute = {
  method: 'POST',
  path: '/bulk/undo',
  action: 'lead.bulk',
  handle: async (call) => {
    const press = call.query.get('bulk') ?? '';
    if (!isUuid(press)) return { kind: 'missing' };
    const undone = await undoBulk(call.context.db, signedIn(call), call.actor, press, call.now);
    return undone ? toList(call, undone) : { kind: 'missing' };
  },
};

/** One act on several tickets of the list. */
export const bulkRoutes: StaffRoutes = [...bulkKinds.map((name) => routeOf(name, acts[name])), undoRoute];
