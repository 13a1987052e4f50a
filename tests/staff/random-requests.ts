import { randomUUID } from 'node:crypto';
import { formKinds } from '#domain/forms/forms.ts';
import { roles } from '#domain/staff/permissions.ts';
import { contactChannels, contactOutcomes, dismissReasons, lostReasons } from '#domain/tickets/changes.ts';
import { figureNames } from '#domain/tickets/figures.ts';
import { figureGroups, periods } from '#domain/tickets/figures-query.ts';
import { followUps } from '#domain/tickets/follow-ups.ts';
import { leadSources } from '#domain/tickets/lead-sources.ts';
import { tabs } from '#domain/tickets/list-url.ts';
import { stages } from '#domain/tickets/stages.ts';
import type { Database } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import type { StaffRoute } from '#server/staff/route.ts';
import type { FuzzRandom } from '#tests/fuzz/random.ts';
import { accountNumber } from './marked-accounts.ts';
import { nameMark } from './marked-leads.ts';

/** Ids and texts that a member could request, own ones and those of others. */
export type Requestable = {
  tickets: readonly {
    id: string;
    reference: string;
    email: string;
    phone: string;
    name: string;
    rank: number;
  }[];
  uploads: readonly { id: string; ticket: string }[];
  staff: readonly string[];
};

export const readRequestable = async ({ kysely: db }: Database): Promise<Requestable> => ({
  tickets: await unscoped(db)
    .selectFrom('tickets')
    .select(['id', 'reference', 'email', 'phone', 'name', 'rank'])
    .orderBy('id')
    .execute(),
  uploads: (
    await unscoped(db).selectFrom('uploads').select(['id', 'submission_id']).orderBy('id').execute()
  ).map(({ id, submission_id }) => ({ id, ticket: submission_id })),
  staff: (await db.selectFrom('staff').select('id').orderBy('id').execute()).map(({ id }) => id),
});

/** A search as a member types it: name, email address, phone number, reference, or its beginning. */
const searchFor = ({ tickets }: Requestable, { pick, below }: FuzzRandom): string => {
  const { name, email, phone, reference } = pick(tickets);
  const digits = phone.slice(-10);
  const spelled = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)} ${digits.slice(6)}`;
  return pick([
    name,
    email,
    phone,
    spelled,
    reference,
    name.slice(0, 3 + below(4)),
    email.slice(0, 3 + below(8)),
    'visitor',
    'visitro',
    'towell',
    'towel',
    'moving away',
    nameMark(below(300)),
    nameMark(accountNumber(below(300))),
  ]);
};

/** A random filter of a list, as in its URL. */
export const randomFilter = (requestable: Requestable, random: FuzzRandom): URLSearchParams => {
  const { pick, isLikely, below } = random;
  const params = new URLSearchParams();
  const maybe = (name: string, likely: number, value: () => string) => {
    if (isLikely(likely)) params.set(name, value());
  };
  maybe('tab', 0.8, () => pick(tabs));
  maybe('q', 0.4, () => searchFor(requestable, random));
  maybe('studio', 0.3, () => String(below(21)));
  maybe('form', 0.2, () => pick(formKinds));
  maybe('assignee', 0.15, () => pick(requestable.staff));
  maybe('campaign', 0.1, () => pick(['winter', 'spring']));
  maybe('stage', 0.1, () => pick(stages));
  maybe('source', 0.1, () => pick(['(none)', 'instagram']));
  maybe('figure', 0.1, () => pick([...figureNames, 'overdue']));
  maybe('period', 0.2, () => pick(Object.keys(periods)));
  maybe('by', 0.3, () => pick(figureGroups));
  maybe('from', 0.1, () => `2026-11-${10 + below(9)}`);
  maybe('to', 0.1, () => `2026-11-${10 + below(9)}`);
  maybe('after', 0.1, () => {
    const { id, rank } = pick(requestable.tickets);
    return pick([id, `${rank}.${id}`]);
  });
  maybe('at', 0.2, () => pick(requestable.tickets).id);
  return params;
};

/** The path of a route with random ids as its parameters, own ones and those of others. */
export const randomPath = (
  { path }: StaffRoute,
  requestable: Requestable,
  { pick, isLikely }: FuzzRandom,
): string => {
  const { tickets, uploads, staff } = requestable;
  const ofFile = /files?\//.test(path) && uploads.length > 0 ? pick(uploads) : undefined;
  const isTeam = /^\/team/.test(path);
  return path.replace(/:(\w+)/g, (_, name: string) => {
    if (isLikely(0.03)) return randomUUID();
    if (ofFile) return name === 'id' ? ofFile.ticket : isLikely(0.8) ? ofFile.id : pick(uploads).id;
    return isTeam ? pick(staff) : pick(tickets).id;
  });
};

/** Values for every field of any form of /staff; a route reads its own fields and ignores the others. */
export const randomFields = ({ tickets, staff }: Requestable, { pick }: FuzzRandom): URLSearchParams => {
  const fields = new URLSearchParams({
    version: pick(['1', '2', '3']),
    channel: pick([...contactChannels, 'fax']),
    text: 'Called, no answer',
    source: pick([...leadSources, 'none']),
    description: 'Wants to come',
    phone: pick(['305-555-0100', '12', '']),
    key: pick(tickets).id,
    subject: 'Your message',
    title: 'First answer',
    to: pick([pick(staff), pick(tickets).id]),
    studio: pick(['0', '1', '3', '20', '21']),
    outcome: pick([...contactOutcomes, 'none']),
    stage: pick([...stages, 'none']),
    when: pick([...followUps, 'never']),
    at: pick(['', '', '2026-11-20T09:30', '2026-02-30T09:30', '1999-01-01T25:00']),
    lost: pick([...lostReasons, 'none']),
    reason: pick([...dismissReasons, 'none']),
    back: pick([
      '/',
      '/leads?tab=all',
      '//evil.example',
      '/..//evil.example',
      '/leads/x',
      '/leads?campaign=%00',
    ]),
    next: pick(['/', '//evil.example', '/..//evil.example', '/%2e%2e//evil.example', 'https://evil.example']),
    email: `new${pick(['1', '2', '3'])}@example.com`,
    name: 'New Colleague',
    role: pick([...roles, 'Owner']),
    password: 'warm sand under bare feet',
    code: '123456',
  });
  for (let n = 0; n < 3; n++) fields.append('ticket', `${pick(tickets).id}.${pick(['1', '2', '3', 'x'])}`);
  return fields;
};
