import { isUuid } from '#domain/text/ids.ts';
import { readAuditLog } from '#server/models/staff/audit-log.ts';
import { logText } from '#server/models/staff/log-text.ts';
import { namesOf } from '#server/models/staff/members.ts';
import { changedInBulk } from '#server/models/tickets/changes/bulk-change.ts';
import { ticketNames } from '#server/models/tickets/ticket-rows.ts';
import { requireSignedIn, type StaffRoutes, screenResponse } from '#server/staff/route.ts';
import { logScreenWords } from '#words/staff/log.ts';

const pageSize = 50;
/** The number of leads of a bulk change that a line names. */
const namedOfBulk = 6;

export const logRoutes: StaffRoutes = [
  {
    method: 'GET',
    path: '/log',
    permission: 'log.read',
    handle: async (call) => {
      const db = call.services.database.kysely;
      const after = call.query.get('after');
      const member = requireSignedIn(call);
      const hasSignIns = call.query.get('all') === '1';
      const filter = { after: after && isUuid(after) ? after : null, hasSignIns };
      const lines = await readAuditLog(db, member, filter, pageSize + 1);
      const shown = lines.slice(0, pageSize);
      const subjects = shown.flatMap(({ subject }) => subject ?? []);
      const names = await namesOf(db, [...shown.flatMap(({ memberId }) => memberId ?? []), ...subjects]);
      // Names are the current ones, because the log contains none. A lead that was erased, or that this
      // member may not see, has no name.
      const ofBulk = new Map(shown.map((line) => [line.id, changedInBulk(line) ?? []]));
      const first = [...ofBulk.values()].flatMap((ids) => ids.slice(0, namedOfBulk));
      const tickets = await ticketNames(db, member, [...new Set([...subjects, ...first])]);
      const bulkOf = (ids: readonly string[]) => {
        const named = ids.slice(0, namedOfBulk).flatMap((id) => tickets.get(id) ?? []);
        return named.length > 0 ? { tickets: named, more: ids.length - named.length } : null;
      };
      const rows = shown.map(({ id, at, memberId, action, subject, detail }) => ({
        id,
        at,
        memberName: (memberId && names.get(memberId)) || logScreenWords.system,
        text: logText(action, (subject && names.get(subject)) || null, detail),
        ticket: (subject && tickets.get(subject)) || null,
        bulk: bulkOf(ofBulk.get(id) ?? []),
      }));
      const next = lines.length > pageSize ? (shown.at(-1)?.id ?? null) : null;
      return screenResponse('log', logScreenWords.title, { rows, next, hasSignIns });
    },
  },
];
