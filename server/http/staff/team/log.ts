import { isUuid } from '#domain/text/ids.ts';
import { readAuditLog } from '#server/models/staff/audit-log.ts';
import { namesOf } from '#server/models/staff/members.ts';
import { logWords } from '#words/staff/log.ts';
import { signInWords } from '#words/staff/sign-in.ts';
import { type StaffRoutes, signedIn } from '../route.ts';

const pageSize = 50;

export const logRoutes: StaffRoutes = [
  {
    method: 'GET',
    path: '/log',
    action: 'log.read',
    handle: async (call) => {
      const db = call.context.db.kysely;
      const idIn = (name: string) => {
        const given = call.query.get(name);
        return given && isUuid(given) ? given : null;
      };
      const lines = await readAuditLog(
        db,
        signedIn(call),
        { by: idIn('by'), after: idIn('after') },
        pageSize + 1,
      );
      const shown = lines.slice(0, pageSize);
      const ids = shown.flatMap(({ staffId, subject }) => [staffId, subject]).filter((id) => id !== null);
      const names = await namesOf(db, ids);
      const rows = shown.map(({ id, at, staffId, action, subject, detail }) => ({
        id,
        at,
        who: (staffId && names.get(staffId)) || signInWords.log.nobody,
        words: logWords(action, (subject && names.get(subject)) || null, detail),
        ticketId: action.startsWith('ticket.') ? subject : null,
      }));
      const next = lines.length > pageSize ? (shown.at(-1)?.id ?? null) : null;
      return { kind: 'screen', screen: { name: 'log', title: signInWords.log.title, data: { rows, next } } };
    },
  },
];
