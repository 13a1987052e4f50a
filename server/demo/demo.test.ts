import { beforeAll, describe, expect, test } from 'vitest';
import { dayMs, hourMs } from '#domain/durations.ts';
import { ticketStatuses } from '#domain/enumerations.ts';
import { seededRandom } from '#domain/seeded-random.ts';
import { type Role, roles } from '#domain/staff/permissions.ts';
import { toStudioId } from '#domain/studios.ts';
import type { Database } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { EnvError, readEnv } from '#server/env.ts';
import { storeSubmission } from '#server/models/leads/intake.ts';
import { findInvited } from '#server/models/staff/factors/enrollment.ts';
import { createServices } from '#server/process/create-services.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { intakeOn, testInput, testMetadata } from '#tests/forms/submissions.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { openDemo } from './demo.ts';
import { demoForms } from './demo-leads.ts';
import { planDemo } from './demo-plan.ts';

const midtown = toStudioId(8);
const monday = Date.parse('2026-11-16T14:00:00Z');
const servicesOn = (database: Database, now = monday) =>
  createServices({
    env: readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: temporaryFolder(), STAFF_DEMO: '1' }),
    database,
    clock: { now: () => now },
  });

describeOnBothDatabases('the demo', (open) => {
  let database: Database;
  let lines: string[];
  beforeAll(async () => {
    database = await open('empty');
    lines = await openDemo(servicesOn(database));
  }, 120_000);

  test('has every role, every form of its list and every status, held leads, notes, assignees and a parked mail', async () => {
    const { kysely } = database;
    const tickets = await unscoped(kysely).selectFrom('tickets').selectAll().execute();
    expect(tickets.length).toBeGreaterThan(200);
    expect(new Set(tickets.map(({ form }) => form))).toEqual(new Set(demoForms));
    expect(new Set(tickets.map(({ status }) => status))).toEqual(new Set(ticketStatuses));
    expect(tickets.filter(({ held }) => held !== null)).toHaveLength(8);
    const staff = await kysely.selectFrom('staff').selectAll().execute();
    expect(new Set(staff.map(({ role }) => role as Role))).toEqual(new Set(roles));
    const assignees = new Set(tickets.map(({ assignee_id }) => assignee_id));
    expect(assignees.size).toBeGreaterThan(6);
    const kinds = await unscoped(kysely).selectFrom('ticket_events').select('kind').distinct().execute();
    expect(kinds.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['take', 'assign', 'contact', 'note', 'stage', 'dismiss']),
    );
    const outbox = await unscoped(kysely).selectFrom('outbox').select(['state', 'kind']).execute();
    expect(outbox.filter(({ state }) => state === 'parked')).toHaveLength(1);
    expect(outbox.filter(({ state }) => state === 'pending')).toEqual([]);
  });

  test('forty leads wait at one studio, six of them overdue', async () => {
    const tickets = await unscoped(database.kysely).selectFrom('tickets').selectAll().execute();
    const unassigned = tickets.filter(({ studio_id, box }) => studio_id === midtown && box === 'unassigned');
    expect(unassigned).toHaveLength(40);
    expect(unassigned.filter(({ due_at }) => (due_at ?? monday) < monday)).toHaveLength(6);
  });

  test('every member gets a line with a link that works; no account has a password or passkey yet', async () => {
    const links = lines.flatMap((line) => /\/staff\/invite\/(\S+)$/.exec(line)?.[1] ?? []);
    expect(links).toHaveLength(9);
    for (const link of links) expect(await findInvited(database.kysely, link, monday)).toBeDefined();
    for (const table of ['staff_secrets', 'staff_passkeys'] as const)
      expect(await database.kysely.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  test('a second start adds nothing and prints new links', async () => {
    const count = async () =>
      (await unscoped(database.kysely).selectFrom('submissions').select('id').execute()).length;
    const before = await count();
    const again = await openDemo(servicesOn(database, monday + hourMs));
    expect(await count()).toBe(before);
    expect(again).toHaveLength(10);
    expect(again).not.toEqual(lines);
  });

  test('with a real lead in the database, before or after the demo was filled, a start only prints one line', async () => {
    const real = testInput({ email: 'visitor@heliora.example' });
    const fresh = await open('empty');
    for (const place of [fresh, database]) {
      await storeSubmission(intakeOn(place), testMetadata({ key: 'a real visitor' }), real);
      const said = await openDemo(servicesOn(place));
      expect(said).toEqual([expect.stringMatching(/^STAFF_DEMO=1 fills nothing/)]);
    }
    expect(await fresh.kysely.selectFrom('staff').select('id').execute()).toEqual([]);
  });
});

describe('the plan of the demo', () => {
  test('is complete at any hour of any day', () => {
    for (let at = monday; at < monday + 8 * dayMs; at += 5 * hourMs) {
      const plans = planDemo(seededRandom('demo'), at);
      expect(plans.length).toBeGreaterThan(200);
      expect(plans.every((plan) => plan.at < at)).toBe(true);
    }
  });

  test('is off by default and sends nothing to other systems', () => {
    expect(readEnv({}).STAFF_DEMO).toBe(false);
    for (const setting of [
      { SMTP_URL: 'smtp://mail.heliora.example' },
      { MARKETING_URL: 'https://forms.example' },
    ])
      expect(() => readEnv({ STAFF_DEMO: '1', ...setting })).toThrow(EnvError);
  });
});
