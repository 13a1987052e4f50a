import { isUuid } from '#domain/text/ids.ts';
import { readAuditLog } from '#server/models/staff/audit-log.ts';
import { namesOf } from '#server/models/staff/members.ts';
import { changedInBulk } from '#server/models/tickets/changes/bulk-change.ts';
import { ticketNames, ticketReferences } from '#server/models/tickets/ticket-rows.ts';
import { logWords } from '#words/staff/log.ts';
import { signInWords } from '#words/staff/sign-in.ts';
import { type StaffRoutes, signedIn } from '../route.ts';

const pageSize = 50;
/** Maximum number of leads of one bulk change that a line lists. */
const namedOfPress = 6;

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
      const who = signedIn(call);
      const asked = { by: idIn('by'), after: idIn('after') };
      const lines = await readAuditLog(db, who, asked, pageSize + 1);
      const shown = lines.slice(0, pageSize);
      const subjects = shown.flatMap(({ subject }) => subject ?? []);
      const names = await namesOf(db, [...shown.flatMap(({ staffId }) => staffId ?? []), ...subjects]);
      // The current name: the log itself contains no names, and a lead that was erased or that this person may not see has none.
      const leads = await ticketNames(db, who, subjects);
      const ofPress = new Map(shown.map((line) => [line.id, changedInBulk(line)]));
      const first = [...ofPress.values()].flatMap((ids) => ids?.slice(0, namedOfPress) ?? []);
      const references = await ticketReferences(db, who, [...new Set(first)]);
      const pressOf = (ids: readonly string[]) => {
        const named = ids.slice(0, namedOfPress).flatMap((id) => {
          const reference = references.get(id);
          return reference ? [{ id, reference }] : [];
        });
        return named.length > 0 ? { leads: named, more: ids.length - named.length } : null;
      };
      const rows = shown.map(({ id, at, staffId, action, subject, detail }) => ({
        id,
        at,
        who: (staffId && names.get(staffId)) || signInWords.log.nobody,
        text: logWords(action, (subject && names.get(subject)) || null, detail),
        lead: (subject && leads.get(subject)) || null,
        press: pressOf(ofPress.get(id) ?? []),
      }));
      const next = lines.length > pageSize ? (shown.at(-1)?.id ?? null) : null;
      return { kind: 'screen', screen: { name: 'log', title: signInWords.log.title, data: { rows, next } } };
    },
  },
];
