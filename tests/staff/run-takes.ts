import { fork } from 'node:child_process';
import { once } from 'node:events';
import { hourMs } from '#domain/durations.ts';
import { allLeads } from '#server/db/all-leads.ts';
import { type Database, type DatabaseSettings, openDatabase } from '#server/db/connect.ts';
import { submit } from '#server/models/leads/intake.ts';
import { startSession } from '#server/models/staff/sessions.ts';
import { openBatch } from '#server/models/tickets/opening/open-tickets.ts';
import { addStaff } from '#tests/databases/staff-members.ts';
import { intakeOn, testInput, testMetadata } from '#tests/forms/submissions.ts';
import { adjustableClock } from '#tests/support/adjustable-clock.ts';

type Member = { id: string; name: string; token: string };
/** The arguments of a process. */
export type Takers = { settings: DatabaseSettings; dataDir: string; members: readonly Member[] };
/** A lead that all members of a process take, and the time of the process's clock. */
export type Turn = { lead: string; at: number };
/** The response that one member gets after the press. */
export type TakeResponse = {
  id: string;
  status: number;
  conflict: { memberName: string; at: number; what: string } | null;
};

export type TakesReport = {
  members: number;
  leads: number;
  /** Presses after which the member owned the lead: one per lead. */
  taken: number;
  /** Presses after which the member saw who owns the lead and since when. */
  informed: number;
  /** Number of leads per process whose member got the lead, to show that the processes compete. */
  wonBy: number[];
  broken: string[];
};

const now = Date.parse('2026-11-16T14:00:00Z');
/** Midtown Miami is our studio 8. */
const midtown = { id: 8, locationId: 48750 };
const processes = 2;
const script = new URL('./take-process.ts', import.meta.url);

const sendLeads = async (database: Database, count: number): Promise<string[]> => {
  const intake = intakeOn(database, { clock: adjustableClock(now - hourMs), limitPerMinute: 1_000_000 });
  for (let n = 0; n < count; n++) {
    const email = `lead${n}@example.com`;
    const payload = { name: `Lead ${n}`, email, phone: '305-555-0188', description: `Towels ${n}?` };
    const input = testInput({ locationId: midtown.locationId, email, payload, entries: [] });
    await submit(intake, testMetadata({ key: `take-${n}` }), input);
  }
  while ((await openBatch(database, 100, now)).opened > 0);
  const rows = await allLeads(database.kysely).selectFrom('tickets').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
};

const addMembers = async (database: Database, count: number): Promise<Member[]> => {
  const members: Member[] = [];
  for (let n = 0; n < count; n++) {
    const { id, name } = await addStaff(database, 'Front_Desk', [midtown.id], `Member ${n}`);
    const session = { staffId: id, method: 'passkey', isShared: false, network: '', agent: '' } as const;
    const { token } = await startSession(database.kysely, { ...session, previousToken: undefined }, now);
    members.push({ id, name, token });
  }
  return members;
};

type TakeProcess = { take(turn: Turn): Promise<TakeResponse[]>; stop(): Promise<void> };

const startProcess = async (takers: Takers): Promise<TakeProcess> => {
  // The Node flags of a test runner are not valid for this process.
  const child = fork(script, [JSON.stringify(takers)], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'test',
    },
  });
  const exited = once(child, 'exit');
  const crashed = exited.then(([code]) => {
    throw new Error(`a process ended by itself (${code})`);
  });
  crashed.catch(() => {});
  const nextMessage = async () => (await Promise.race([once(child, 'message'), crashed]))[0];
  await nextMessage();
  return {
    take: (turn) => {
      const responses = nextMessage();
      child.send(turn);
      return responses;
    },
    stop: async () => {
      child.disconnect();
      await exited;
    },
  };
};

/** The rows of the leads in the database: one assignee, one event and one line of the log each. */
const examine = async (
  { kysely: db }: Database,
  winners: ReadonlyMap<string, string>,
  broken: string[],
): Promise<void> => {
  const tickets = await allLeads(db).selectFrom('tickets').select(['id', 'assignee_id', 'version']).execute();
  const takesBy = async (rows: Promise<{ lead: string | null; memberId: string | null }[]>) =>
    Map.groupBy(await rows, ({ lead }) => lead ?? '');
  const events = await takesBy(
    allLeads(db)
      .selectFrom('ticket_events')
      .select(['ticket_id as lead', 'staff_id as memberId'])
      .where('kind', '=', 'take')
      .execute(),
  );
  const lines = await takesBy(
    db
      .selectFrom('staff_log')
      .select(['subject as lead', 'staff_id as memberId'])
      .where('action', '=', 'ticket.take')
      .execute(),
  );
  for (const { id, assignee_id: assignee, version } of tickets) {
    if (assignee === null || assignee !== winners.get(id)) broken.push(`${id} belongs to ${assignee}`);
    if (version !== 2) broken.push(`${id} was changed ${version - 1} times`);
    for (const [name, takes] of Object.entries({ events, lines })) {
      const found = takes.get(id) ?? [];
      if (found.length !== 1 || found[0]?.memberId !== assignee)
        broken.push(`${id} has ${found.length} ${name} of a take`);
    }
  }
};

/**
 * Members on two processes take the same leads at once. Afterwards each lead has exactly one assignee, and
 * all others see who has it and since when. The database is empty at the start.
 */
export const runTakes = async (
  settings: DatabaseSettings,
  dataDir: string,
  peopleCount: number,
  leadCount: number,
): Promise<TakesReport> => {
  const database = await openDatabase(settings);
  const members = await addMembers(database, peopleCount);
  const leads = await sendLeads(database, leadCount);
  const groups = Array.from({ length: processes }, (_, process) =>
    members.filter((_, n) => n % processes === process),
  );
  const children = await Promise.all(
    groups.map((group) => startProcess({ settings, dataDir, members: group })),
  );
  const report: TakesReport = {
    members: members.length,
    leads: leads.length,
    taken: 0,
    informed: 0,
    wonBy: groups.map(() => 0),
    broken: [],
  };
  const winners = new Map<string, string>();
  for (const [n, lead] of leads.entries()) {
    // The clocks of the processes differ, so that the time in a response shows which process it came from.
    const times = groups.map((_, process) => now + n * 1000 + process);
    const responses = await Promise.all(
      children.map((child, process) => child.take({ lead, at: times[process] ?? now })),
    );
    const won = responses.flatMap((group, process) =>
      group.filter(({ status }) => status < 400).map(({ id }) => ({ id, process })),
    );
    report.taken += won.length;
    const [winner] = won;
    if (!winner || won.length > 1) {
      report.broken.push(`${won.length} people took ${lead}`);
      continue;
    }
    winners.set(lead, winner.id);
    report.wonBy[winner.process] = (report.wonBy[winner.process] ?? 0) + 1;
    const name = members.find(({ id }) => id === winner.id)?.name;
    for (const { id, status, conflict } of responses.flat()) {
      if (id === winner.id) continue;
      const isInformed =
        status === 409 && conflict?.memberName === name && conflict?.at === times[winner.process];
      if (isInformed) report.informed += 1;
      else report.broken.push(`${id} read ${status} ${JSON.stringify(conflict)} on ${lead}`);
    }
  }
  await examine(database, winners, report.broken);
  await Promise.all(children.map((child) => child.stop()));
  await database.close();
  return report;
};
