import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/connect.ts';
import type { StaffRoute } from '#server/http/staff/route.ts';
import { staffRoutes } from '#server/http/staff/staff-router.ts';
import { findStaff } from '#server/models/staff/members.ts';
import { startSession } from '#server/models/staff/sessions.ts';
import type { RenderStaff } from '#staff/screen-types.ts';
import { badText } from '#tests/fuzz/bad-values.ts';
import { type FuzzRandom, fuzzRandom } from '#tests/fuzz/random.ts';
import { marksIn } from './marked-leads.ts';
import { createMarkedSite } from './marked-site.ts';
import { type Allowed, allowedFor, canRead, type Known, knownLeads, type Viewer } from './oracle.ts';
import { bodyOf, listFilter, pathOf, type Requestable, readRequestable } from './questions.ts';

export type StaffFuzzReport = {
  requests: number;
  statuses: Record<number, number>;
  /** Number of changes of tickets that succeeded, so not all requests are refused. */
  changes: number;
  broken: string[];
};

type Fuzzed = { path: string; headers: Record<string, string>; body?: string | Uint8Array<ArrayBuffer> };
type Spoil = (parts: { path: string; fields: URLSearchParams }, random: FuzzRandom) => Fuzzed;

const formType = { 'content-type': 'application/x-www-form-urlencoded' };
const crossSite: readonly Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.example' },
];
const sameSite = { 'sec-fetch-site': 'same-origin' };
const plain: Spoil = ({ path, fields }) => ({
  path,
  headers: { ...formType, ...sameSite },
  body: fields.toString(),
});
const lastPart = /[^/]+$/;

/** Ways in which a request differs from those of our pages. The first two are well formed. */
const spoils: Record<string, Spoil> = {
  'own and foreign ids': plain,
  'a forged version': ({ path, fields }, { pick }) => {
    fields.set('version', pick(['0', '-1', '999999', '1e9', '9'.repeat(400), 'NaN', '']));
    return plain({ path, fields }, fuzzRandom(0));
  },
  'a cross-site post': ({ path, fields }, { pick }) => ({
    path,
    headers: { ...formType, ...pick(crossSite) },
    body: fields.toString(),
  }),
  'bad texts': ({ path, fields }, random) => {
    for (const name of fields.keys()) if (random.isLikely(0.5)) fields.set(name, badText(random));
    return plain({ path, fields }, random);
  },
  'NUL in fields, path and query': ({ path, fields }, { pick }) => {
    fields.set(pick([...fields.keys()]), 'a\0b');
    const withNul = pick([path, path.replace(lastPart, 'a%00b'), `${path}?q=%00&at=%00`]);
    return plain({ path: withNul, fields }, fuzzRandom(0));
  },
  'a huge body, a long path, a long query': ({ path, fields }, { pick }) => {
    fields.delete('text');
    const text = 'x'.repeat(pick([900_000, 1_200_000]));
    const long = pick([path, path.replace(lastPart, 'x'.repeat(9000)), `${path}?q=${'y'.repeat(9000)}`]);
    return { path: long, headers: { ...formType, ...sameSite }, body: `${fields}&text=${text}` };
  },
  'broken encodings': ({ path }, { pick, bytes }) => ({
    path: pick([path, `${path}?q=%E0%A4%A`, path.replace(lastPart, '%ff%fe'), `${path}?%=%&after=%C0%80`]),
    headers: { ...formType, ...sameSite },
    body: pick([bytes(500), '%', 'version=%E0%A4%A&text=%', '&&==&=', 'ids=1&ids=2&ids=%00']),
  }),
  'another type of body': ({ path }, { pick }) => ({
    path,
    headers: {
      'content-type': pick(['application/json', 'multipart/form-data; boundary=x', 'text/xml', '']),
      ...sameSite,
    },
    body: pick([
      '{"version":1,"ids":[{}]}',
      '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb',
      'null',
    ]),
  }),
};

/** Values for every field of any form of /staff; a route reads its own fields and ignores the others. */
const fieldsFor = (
  requestable: Requestable,
  eventIds: readonly string[],
  { pick }: FuzzRandom,
): URLSearchParams => {
  const fields = new URLSearchParams({
    version: pick(['1', '2', '3']),
    channel: pick(['call', 'text', 'mail', 'fax']),
    text: 'Called, no answer',
    to: pick(requestable.staff),
    studio: pick(['0', '1', '3', '20', '21']),
    outcome: pick(['answered', 'lost', 'joined', 'none']),
    lost: pick(['price', 'none']),
    reason: pick(['spam', 'test', 'none']),
    kind: pick(['take', 'assign', 'nil', 'resolve', 'move', 'none']),
    event: pick([...eventIds, randomUUID()]),
    link: pick(requestable.tickets).id,
    back: pick(['/', '/leads?tab=all', '//evil.example', '/..//evil.example', '/leads/x']),
    next: pick(['/', '//evil.example', '/..//evil.example', '/%2e%2e//evil.example', 'https://evil.example']),
    email: `new${pick(['1', '2', '3'])}@example.com`,
    name: 'New Colleague',
    role: pick(['Front_Desk', 'Teacher', 'Corporate', 'Owner']),
    studios: pick(['1', '2', '99']),
    password: 'warm sand under bare feet',
    code: '123456',
  });
  for (let n = 0; n < 3; n++) fields.append('ids', pick(requestable.tickets).id);
  return fields;
};

const forbiddenMarks = (text: string, allowed: Allowed): string[] => {
  const { names, emails, phones } = marksIn(text);
  return [
    ...[...names].filter((n) => !allowed.names.has(n)).map((n) => `the name of lead ${n}`),
    ...[...emails].filter((n) => !allowed.emails.has(n)).map((n) => `the address of person ${n}`),
    ...[...phones].filter((n) => !allowed.phones.has(n)).map((n) => `the number of person ${n}`),
  ];
};

/** Mail addresses of colleagues are visible only to members who manage a team. */
const forbiddenAddresses = (
  text: string,
  member: Viewer,
  addresses: ReadonlyMap<string, string>,
): string[] =>
  member.role === 'Corporate' || member.role === 'Studio_Manager'
    ? []
    : [...addresses]
        .filter(([id, address]) => id !== member.id && text.includes(address))
        .map(([, at]) => at);

/** Every route with the chosen kinds of members: a well-formed request and a share of the bad ones. */
export const runStaffFuzz = async (
  database: Database,
  dataDir: string,
  seed: number,
  render: RenderStaff,
  badShare: number,
  /** Which kinds of members use a route, by the number of the pair: the two databases divide them. */
  isChosen: (pair: number) => boolean,
): Promise<StaffFuzzReport> => {
  const db = database.kysely;
  const random = fuzzRandom(seed);
  const { site, members } = await createMarkedSite(database, dataDir, 40, random, render);
  const report: StaffFuzzReport = { requests: 0, statuses: {}, changes: 0, broken: [] };
  const readEvents = () => db.selectFrom('ticket_events').select(['id', 'ticket_id', 'staff_id']).execute();
  const readAddresses = async () =>
    new Map(
      (await db.selectFrom('staff').select(['id', 'email']).execute()).map(({ id, email }) => [id, email]),
    );
  let events = await readEvents();
  let leads: Known[] = await knownLeads(database);
  let addresses = await readAddresses();

  /** The current state of the member: an earlier request may have changed the role, or ended account and sessions. */
  const arrive = async (id: string, label: string): Promise<{ member: Viewer; cookie: string | null }> => {
    const nobody: Viewer = { id, role: 'Teacher', studios: [] };
    if (id === '') return { member: nobody, cookie: null };
    // A new invitation enables a disabled member again, and one of the requests sends one.
    const active = label === 'disabled' ? 0 : 1;
    await db.updateTable('staff').set({ active }).where('id', '=', id).execute();
    // Of sessions that begin at the same instant, any may be among the newest ten.
    site.clock.time += 1;
    const session = { staffId: id, method: 'passkey', isShared: false, network: '', agent: '' } as const;
    const { token } = await startSession(db, { ...session, previousToken: undefined }, site.clock.now());
    const found = await findStaff(db, id);
    return { member: found?.isActive ? found : nobody, cookie: token };
  };

  const check = async (route: StaffRoute, label: string, spoil: string, requestable: Requestable) => {
    const visiting = members.find((one) => one.label === label);
    const { member, cookie } = await arrive(visiting?.id ?? '', label);
    const eventIds = events.map(({ id }) => id);
    const fields = fieldsFor(requestable, eventIds, random);
    const target = pathOf(route, requestable, random);
    const ticket = await db
      .selectFrom('tickets')
      .select('version')
      .where('id', '=', target.split('/')[2] ?? '')
      .executeTakeFirst();
    if (ticket && random.isLikely(0.7)) fields.set('version', String(ticket.version));
    const request = spoils[spoil]?.({ path: target, fields }, random);
    if (!request) return;
    const query =
      route.method === 'GET' && !request.path.includes('?') ? `?${listFilter(requestable, random)}` : '';
    const path = `${request.path === '/' ? '' : request.path}${query}`;
    const response = await site.app.request(`https://heliora.example/staff${path}`, {
      method: route.method,
      headers: {
        accept: random.pick(['text/html', 'application/json', '*/*']),
        ...(cookie ? { cookie: `__Host-staff=${cookie}` } : {}),
        ...(route.method === 'POST' ? request.headers : {}),
      },
      ...(route.method === 'POST' && request.body !== undefined ? { body: request.body } : {}),
    });
    // A refused form and the search field of the list repeat the typed text.
    const typed = route.method === 'POST' ? ['link', 'email'].flatMap((name) => fields.getAll(name)) : [];
    const body = typed.reduce((text, value) => text.replaceAll(value, ''), await bodyOf(response));
    const text = query.includes('q=') ? '' : body;
    report.requests += 1;
    report.statuses[response.status] = (report.statuses[response.status] ?? 0) + 1;
    const wrong: string[] = [];
    if (response.status >= 500) wrong.push(`status ${response.status}`);
    if (spoil === 'a cross-site post' && route.method === 'POST' && response.status !== 403)
      wrong.push(`a cross-site post gets ${response.status}`);
    const isOut = label === 'signed out' || label === 'disabled';
    if (isOut && route.permission !== 'public' && response.status < 300)
      wrong.push('a response without a session');
    const location = response.headers.get('location') ?? '';
    if (location && !/^\/staff(?:[/?]|$)/.test(location)) wrong.push(`a redirect to ${location}`);
    wrong.push(...forbiddenMarks(text, allowedFor(member, leads)));
    // A refused form repeats the typed address.
    wrong.push(...forbiddenAddresses(text, member, addresses).filter((at) => at !== fields.get('email')));
    if (route.method === 'POST') {
      const after = await readEvents();
      const known = new Set(eventIds);
      for (const event of after.filter(({ id }) => !known.has(id))) {
        const lead = leads.find(({ id }) => id === event.ticket_id);
        report.changes += 1;
        if (event.staff_id !== null && (event.staff_id !== member.id || !lead || !canRead(member, lead)))
          wrong.push(`a change of lead ${event.ticket_id} by ${event.staff_id}`);
      }
      if (after.length !== events.length) leads = await knownLeads(database);
      events = after;
      addresses = await readAddresses();
    }
    for (const one of wrong)
      report.broken.push(`${label}: ${route.method} ${path.slice(0, 200)} with ${spoil}: ${one}`);
  };

  const requestable = await readRequestable(database);
  const kinds = [
    'signed out',
    'disabled',
    'Corporate []',
    'Studio_Manager [1]',
    'Front_Desk [5,6]',
    'Teacher [1]',
  ];
  for (const [routeIndex, route] of staffRoutes.entries())
    for (const label of kinds.filter((_, kindIndex) => isChosen(routeIndex + kindIndex)))
      for (const [index, spoil] of Object.keys(spoils).entries()) {
        // Well-formed requests succeed only if the picked lead is the member's and in the right status.
        const times = index > 0 ? Number(random.isLikely(badShare)) : route.method === 'POST' ? 2 : 1;
        for (let n = 0; n < times; n++) await check(route, label, spoil, requestable);
      }
  return report;
};
