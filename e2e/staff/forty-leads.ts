import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, expect, request } from '@playwright/test';
import type { TicketRow } from '#domain/tickets/views.ts';
import { freePort } from '#tests/support/ports.ts';
import { addColleague, sendLead, startSession } from './staff-session.ts';

const midtown = { id: 8, locationId: 48750 };
const night = '2026-11-16T06:30:00-05:00';
const morning = '2026-11-16T08:30:00-05:00';
const nextDay = '2026-11-17T10:05:00-05:00';

/** What a member does on screens, with a device and an engine of the test. */
export type Hands = {
  /** From then on the member's screens are those of this session. */
  signIn: (token: string) => Promise<void>;
  open: (url: string) => Promise<void>;
  /** Closes the screen: an open one would report that the site is away. */
  leave: () => Promise<void>;
  /** Opens the first lead of the list. */
  openFirst: () => Promise<void>;
  /** From the list of open leads, opens the first one that is the member's own. */
  openFirstOfMine: () => Promise<void>;
  call: (outcome: 'Reached' | 'Left a message') => Promise<void>;
  moveTo: (stage: 'Trial booked' | 'Joined') => Promise<void>;
  next: () => Promise<void>;
  /** The numbers above the figures, by their names. */
  figures: () => Promise<Record<string, string>>;
  /** Follows the number of leads that joined; returns the number of rows. */
  openJoined: () => Promise<number>;
};

export const readFigures = () =>
  Object.fromEntries(
    [...document.querySelectorAll('main dl > div')].map((cell) => [
      cell.querySelector('dt')?.textContent ?? '',
      cell.querySelector('dd > span > :first-child')?.textContent ?? '',
    ]),
  );
export const joinedLink = 'main dl a[href*="figure=joined"]';

/** A site of this journey alone, whose clock stands; at the next call it starts again with the same data. */
const ownSite = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'heliora-forty-'));
  const url = `http://localhost:${await freePort()}`;
  let child: ChildProcess | undefined;
  const stop = async () => {
    const running = child;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((done) => running.once('exit', done));
    running.kill('SIGTERM');
    await ended;
  };
  const startAt = async (NOW: string) => {
    await stop();
    child = spawn('node', ['scripts/start.mjs'], {
      env: {
        ...process.env,
        ...{ PORT: new URL(url).port, DATA_DIR: dataDir, NOW, LOG_LEVEL: 'error' },
        ...{ FORMS_PER_MINUTE: '500', STOP_WITH_PARENT: '1' },
      },
      stdio: 'ignore',
    });
    const isReady = () => fetch(`${url}/readyz`).then(({ ok }) => ok);
    await expect.poll(() => isReady().catch(() => false), { timeout: 60_000 }).toBe(true);
  };
  return { dataDir, url, startAt, stop };
};

const rowsOf = async (client: APIRequestContext, list: string): Promise<TicketRow[]> => {
  const response = await client.get(list, { headers: { accept: 'application/json' } });
  return (await response.json()).screen.data.rows;
};
/** The posts of the screens' forms, without the screens. */
const post = async (client: APIRequestContext, path: string, form: Record<string, string>) => {
  expect((await client.post(path, { form })).status()).toBe(200);
};

type Site = Awaited<ReturnType<typeof ownSite>>;

/** Half are not reached and called again on the next day; eight try a class, three join. */
const journey = async ({ dataDir, url, startAt }: Site, nina: Hands, omar: Hands) => {
  await startAt(night);
  const visitor = await request.newContext({ baseURL: url });
  for (let n = 1; n <= 40; n++)
    await sendLead(visitor, {
      name: `Maya Park ${n}`,
      phone: `305-555-0${100 + n}`,
      locationId: midtown.locationId,
    });
  const members = {
    nina: addColleague(dataDir, { name: 'Nina Park', role: 'Front_Desk', studios: [midtown.id] }),
    omar: addColleague(dataDir, { name: 'Omar Haddad', role: 'Studio_Manager', studios: [midtown.id] }),
  };
  const signIn = async (hands: Hands, id: string, now: string) => {
    const token = startSession(dataDir, id, Date.parse(now));
    await hands.signIn(token);
    return request.newContext({ baseURL: url, extraHTTPHeaders: { cookie: `staff=${token}` } });
  };

  await startAt(morning);
  await signIn(nina, members.nina, morning);
  const desk = await signIn(omar, members.omar, morning);
  await expect.poll(async () => (await rowsOf(desk, '/staff/leads')).length).toBe(40);
  // Two by thumb, from the start screen, and two by keyboard, from the list; one of each is not reached.
  for (const [member, start] of [
    [nina, '/staff'],
    [omar, '/staff/leads'],
  ] as const) {
    await member.open(url + start);
    await member.openFirst();
    for (const outcome of ['Reached', 'Left a message'] as const) {
      await member.call(outcome);
      await member.next();
    }
  }
  // The other thirty-six by the posts of the same forms.
  const others = await rowsOf(desk, '/staff/leads');
  expect(others).toHaveLength(36);
  for (const [n, { id }] of others.entries()) {
    const result: Record<string, string> =
      n % 2 === 0 ? { outcome: 'reached' } : { outcome: 'no-answer', when: 'tomorrow' };
    await post(desk, `/staff/leads/${id}/contact`, { channel: 'call', ...result });
  }
  expect(await rowsOf(desk, '/staff/leads')).toEqual([]);

  await nina.leave();
  await omar.leave();
  await startAt(nextDay);
  const clients = [
    await signIn(nina, members.nina, nextDay),
    await signIn(omar, members.omar, nextDay),
  ] as const;
  const due = async (client: APIRequestContext) =>
    (await rowsOf(client, '/staff/leads?tab=mine')).filter(({ isOverdue }) => isOverdue);
  const dueOfBoth = () => Promise.all(clients.map(async (client) => (await due(client)).length));
  expect(await dueOfBoth()).toEqual([1, 19]);
  // One by thumb, who is reached, tries a class and joins.
  await nina.open(`${url}/staff/leads`);
  await nina.openFirstOfMine();
  await nina.call('Reached');
  await nina.moveTo('Trial booked');
  await nina.moveTo('Joined');
  // Two by keyboard: both try a class, one joins.
  await omar.open(`${url}/staff/leads`);
  await omar.openFirstOfMine();
  for (const isLast of [false, true]) {
    await omar.call('Reached');
    await omar.moveTo('Trial booked');
    if (!isLast) await omar.moveTo('Joined');
    await omar.next();
  }
  // Seventeen by posts: five try a class, one joins.
  const rest = await due(clients[1]);
  expect(rest).toHaveLength(17);
  for (const [n, { id, version }] of rest.entries()) {
    await post(clients[1], `/staff/leads/${id}/contact`, { channel: 'call', outcome: 'reached' });
    const stages = n === 0 ? ['trial-booked', 'joined'] : n < 5 ? ['trial-booked'] : [];
    for (const [at, stage] of stages.entries())
      await post(clients[1], `/staff/leads/${id}/stage`, { stage, version: String(version + 1 + at) });
  }
  expect(await dueOfBoth()).toEqual([0, 0]);

  await omar.open(`${url}/staff/figures?hours=all`);
  expect(await omar.figures()).toEqual({
    ...{ Leads: '40', '5 min': '0', '1 hour': '0', '1 day': '20', 'Not yet': '0', Tries: '1.5' },
    ...{ Trials: '8', Visits: '0', Joined: '3' },
  });
  expect(await omar.openJoined()).toBe(3);
  await nina.leave();
  await omar.leave();
};

/** Forty leads before nine: each is called, half again the next day, and the figures say what came of it. */
export const workOnFortyLeads = async (nina: Hands, omar: Hands): Promise<void> => {
  const site = await ownSite();
  try {
    await journey(site, nina, omar);
  } finally {
    await site.stop();
  }
};
