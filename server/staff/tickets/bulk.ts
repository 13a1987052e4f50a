import { bulkLimits } from '#domain/staff/permissions.ts';
import { isUuid } from '#domain/text/ids.ts';
import { type BulkChange, type BulkKind, bulkKinds } from '#domain/tickets/changes.ts';
import { readListQuery } from '#domain/tickets/list-query.ts';
import { changeInBulk, undoBulk } from '#server/models/tickets/changes/bulk-change.ts';
import {
  requireActor,
  requireSignedIn,
  type StaffCall,
  type StaffResponse,
  type StaffRoute,
  type StaffRoutes,
} from '#server/staff/route.ts';
import { bulkWords as words } from '#words/staff/bulk.ts';
import { ticketWords } from '#words/staff/ticket.ts';
import { listResponse, ticketBeside } from './list.ts';
import { type PostedChange, postedChanges, postedVersion } from './posted-changes.ts';

/** The list from which the change came. */
const listOf = ({ back }: StaffCall): URL => {
  const url = new URL(back ?? '/leads', 'http://staff');
  return url.pathname === '/leads' ? url : new URL('/leads', url);
};

const toList = (call: StaffCall, bulkId: string): StaffResponse => {
  const { pathname, searchParams } = listOf(call);
  searchParams.set('bulk', bulkId);
  return { kind: 'redirect', location: `${pathname}?${searchParams}` };
};

const refuse = async (call: StaffCall, message: string): Promise<StaffResponse> => {
  const params = listOf(call).searchParams;
  const bulk = { text: message, isAlarm: true, unchanged: [], undo: null };
  const open = await ticketBeside(call, params);
  return listResponse(call, readListQuery(params), { status: 422, bulk, open });
};

/** `ticket` is `ID.VERSION`, as the list rendered it; a repeated id counts once. */
const ticketsOf = (posted: PostedChange, form: URLSearchParams) => {
  const tickets = new Map<string, number | null>();
  for (const given of form.getAll('ticket')) {
    const [id = '', version = ''] = given.split('.');
    if (isUuid(id)) tickets.set(id, postedVersion(posted, version));
  }
  return [...tickets].map(([id, version]) => ({ id, version }));
};

const routeOf = (kind: BulkKind, posted: PostedChange<BulkChange>): StaffRoute => ({
  method: 'POST',
  path: `/bulk/${kind}`,
  permission: 'ticket.bulk',
  handle: async (call) => {
    const parsed = posted.read(call.form, call.now);
    if (!('change' in parsed)) return refuse(call, ticketWords.chooseFirst);
    const tickets = ticketsOf(posted, call.form);
    const limit = bulkLimits[requireSignedIn(call).role];
    if (tickets.length === 0) return refuse(call, words.selectFirst);
    if (tickets.length > limit) return refuse(call, words.tooMany(limit));
    const { database } = call.services;
    return toList(
      call,
      await changeInBulk(database, {
        actor: requireActor(call),
        tickets,
        change: parsed.change,
        now: call.now,
      }),
    );
  },
});

const undoRoute: StaffRoute = {
  method: 'POST',
  path: '/bulk/undo',
  permission: 'ticket.bulk',
  handle: async (call) => {
    const bulkId = call.query.get('bulk') ?? '';
    if (!isUuid(bulkId)) return { kind: 'missing' };
    const undone = await undoBulk(call.services.database, {
      actor: requireActor(call),
      bulkId,
      now: call.now,
    });
    return undone ? toList(call, undone) : { kind: 'missing' };
  },
};

export const bulkRoutes: StaffRoutes = [
  ...bulkKinds.map((kind) => routeOf(kind, postedChanges[kind])),
  undoRoute,
];
