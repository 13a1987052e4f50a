import { randomUUID } from 'node:crypto';
import { formKinds } from '#domain/forms/forms.ts';
import { tabs } from '#domain/tickets/list-address.ts';
import type { Database } from '#server/db/connect.ts';
import type { StaffRoute } from '#server/http/staff/route.ts';
import type { FuzzRandom } from '#tests/fuzz/random.ts';
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
  tickets: await db
    .selectFrom('tickets')
    .select(['id', 'reference', 'email', 'phone', 'name', 'rank'])
    .orderBy('id')
    .execute(),
  uploads: (await db.selectFrom('uploads').select(['id', 'submission_id']).orderBy('id').execute()).map(
    ({ id, submission_id }) => ({ id, ticket: submission_id }),
  ),
  staff: (await db.selectFrom('staff').select('id').orderBy('id').execute()).map(({ id }) => id),
});

/** A search as a member might type it: name, mail address, phone number in any format, reference, or the beginning of one. */
const searchFor = ({ tickets }: Requestable, { pick, below }: FuzzRandom): string => {
  const { name, email, phone, reference } = pick(tickets);
  const digits = phone.slice(-10);
  const spelt = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)} ${digits.slice(6)}`;
  return pick([
    name,
    email,
    phone,
    spelt,
    reference,
    name.slice(0, 3 + below(4)),
    email.slice(0, 3 + below(8)),
    'visitor',
    'towel',
    'moving away',
    nameMark(below(300)),
  ]);
};

/** A random filter of a list, as in its address. */
export const listFilter = (requestable: Requestable, random: FuzzRandom): URLSearchParams => {
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
  maybe('from', 0.1, () => `2026-11-${10 + below(9)}`);
  maybe('to', 0.1, () => `2026-11-${10 + below(9)}`);
  maybe('after', 0.1, () => {
    const { id, rank } = pick(requestable.tickets);
    return pick([id, `${rank}.${id}`]);
  });
  maybe('at', 0.2, () => pick(requestable.tickets).id);
  maybe('by', 0.2, () => pick(requestable.staff));
  return params;
};

/** The path of a route with random ids as its parameters, own ones and those of others. */
export const pathOf = (
  { path }: StaffRoute,
  requestable: Requestable,
  { pick, isLikely }: FuzzRandom,
): string => {
  const { tickets, uploads, staff } = requestable;
  const ofFile = /files?\//.test(path) && uploads.length > 0 ? pick(uploads) : undefined;
  const isTeam = /^\/team/.test(path);
  return path.replace(/:(\w+)/g, (_, name: string) => {
    if (name === 'format') return pick(['json', 'txt']);
    if (isLikely(0.03)) return randomUUID();
    if (ofFile) return name === 'id' ? ofFile.ticket : isLikely(0.8) ? ofFile.id : pick(uploads).id;
    return isTeam ? pick(staff) : pick(tickets).id;
  });
};

/** The body, or the first bytes of a stream that does not end. */
export const bodyOf = async (response: Response): Promise<string> => {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response.text();
  const reader = response.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  await reader?.cancel();
  return Buffer.from(value ?? []).toString();
};
