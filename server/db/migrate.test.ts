import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { unscoped } from '#server/db/unscoped.ts';
import { readPublicVersion } from '#server/models/public-version.ts';
import { fixedClock } from '#server/time/clock.ts';
import { describeOnBothDatabases, freshDatabaseSettings } from '#tests/databases/databases.ts';
import { countedFigures, storedFigures } from '#tests/databases/stored-figures.ts';
import { openDatabase } from './connect.ts';
import { fromJson } from './json.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/list.ts';
import { timeOrderedId } from './time-ordered-id.ts';

const clock = fixedClock('2026-11-15T12:00:00Z');

test('a command on a database from before 2026.11.16 prints one line', async () => {
  const settings = await freshDatabaseSettings('sqlite', 'bare');
  const database = await openDatabase(settings);
  await migrate(database, clock, { '0011-log-retention': async () => {} });
  await database.close();
  const { stderr, status } = spawnSync(process.execPath, ['server/operator/main.ts', 'managers', 'list'], {
    env: { DATA_DIR: settings.DATA_DIR },
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^The database is from before 2026\.11\.16: .*\n$/);
  expect(status).toBe(1);
}, 30_000);

describeOnBothDatabases('migrations', (open) => {
  /** A database without this migration and the later ones. */
  const openBefore = async (number: string) => {
    const database = await open('bare');
    const { kysely } = database;
    const older = Object.entries(migrations).filter(([name]) => name < number);
    await migrate(database, clock, Object.fromEntries(older));
    return { database, kysely, run: (statement: string) => sql.raw(statement).execute(kysely) };
  };

  test('run once, in order, and record the time', async () => {
    const database = await open('bare');
    expect(await migrate(database, clock)).toEqual(Object.keys(migrations));
    expect(await migrate(database, clock)).toEqual([]);
    const rows = await database.kysely.selectFrom('migrations').selectAll().orderBy('name').execute();
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
    expect(rows[0]?.applied_at).toBe(clock.now());
  });

  test('docs/data-model.md describes every table, and no other', async () => {
    const { kysely } = await open('empty');
    const tables = (await kysely.introspection.getTables()).map(({ name }) => name);
    const described = (await readFile('docs/data-model.md', 'utf8'))
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name));
    expect(described.toSorted()).toEqual(tables.toSorted());
  });

  test('a failed step leaves no partial state, and a later start continues', async () => {
    const database = await open('bare');
    const first = async (tx: Parameters<(typeof migrations)[string]>[0]) => {
      await sql`create table one (id integer)`.execute(tx);
    };
    const broken = { first, second: async () => Promise.reject(new Error('no')) };
    await expect(migrate(database, clock, broken)).rejects.toThrow('no');
    await expect(sql`select * from one`.execute(database.kysely)).rejects.toThrow(/one/);
    expect(await migrate(database, clock, { first })).toEqual(['first']);
  });

  test('a database from before 2026.11.16 is refused and stays as it is', async () => {
    const database = await open('bare');
    await migrate(database, clock, { '0011-log-retention': async () => {} });
    await expect(migrate(database, clock)).rejects.toMatchObject({
      message: expect.stringContaining('start commit d66b5f226495 on it once'),
      expected: true,
    });
    const rows = await database.kysely.selectFrom('migrations').select('name').execute();
    expect(rows).toEqual([{ name: '0011-log-retention' }]);
  });

  test('a change of any public table counts as a change of public data', async () => {
    const { kysely } = await open('seeded');
    const columns = {
      ...{ locations: 'city', layouts: 'format', class_types: 'name', instructors: 'bio', classes: 'name' },
      ...{ openings: 'url', promos: 'name', managers: 'email', schedule_state: 'rolled_to' },
    };
    for (const [table, column] of Object.entries(columns)) {
      const before = await readPublicVersion(kysely);
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)}`.execute(kysely);
      expect(await readPublicVersion(kysely), table).toBeGreaterThan(before);
    }
  });

  test('0018 counts the figures again from the tickets of each week', async () => {
    const { database } = await openBefore('0018');
    // Sunday 23:30 and Monday 00:30 in Florida, and a Sunday three weeks before.
    const times = ['2026-11-16T04:30:00Z', '2026-11-16T05:30:00Z', '2026-10-25T12:00:00Z'].map(Date.parse);
    const insert = (at: number, more: Record<string, string | number | null>) => {
      const ticket = {
        ...{ id: timeOrderedId(at), reference: '', form: 'contact', studio_id: 3, class: 0, scope: 12 },
        ...{ name: '', email: '', phone: '', summary: '', status: 'NEW', box: 'done', rank: 0, version: 1 },
        ...{ stage: 'new', created_at: at, touched_at: at, ...more },
      };
      return sql`insert into tickets (${sql.join(Object.keys(ticket).map((name) => sql.ref(name)))})
        values (${sql.join(Object.values(ticket))})`.execute(database.kysely);
    };
    for (const at of times) {
      const contacted = { first_contact_at: at + 60_000, first_contact_open_ms: 0, first_contact_tries: 2 };
      await insert(at, contacted);
      await insert(at + 1, { source: ' ' });
      await insert(at + 2, { source: 'instagram', stage: 'joined', joined_at: at, trial_at: at });
      // Answered without a try, and lost after it had joined.
      await insert(at + 3, { ...contacted, first_contact_tries: 0, stage: 'lost', joined_at: at });
      await insert(at + 4, { box: 'held', held: 'honeypot' });
      await insert(at + 5, { box: 'dismissed', status: 'NIL' });
    }
    expect(await migrate(database, clock)).toContain('0018-figures');
    const stored = await storedFigures(database);
    expect([...new Set(stored.map(({ week }) => week))]).toEqual(['2026-10-19', '2026-11-09', '2026-11-16']);
    expect(stored).toEqual(await countedFigures(database));
  });

  test('0013 renames the columns of networks, with their values', async () => {
    const { database, kysely, run } = await openBefore('0013');
    await run(`insert into staff (id, email, name, role, active, preferences, created_at)
      values ('ana', 'ana@example.com', 'Ana', 'Corporate', 1, '{}', 0)`);
    await run(`insert into staff_sessions (hash, staff_id, method, is_shared, address, agent, created_at, seen_at,
      verified_at, expires_at) values ('h', 'ana', 'passkey', 0, '203.0.113.9', '', 0, 0, 0, 0)`);
    await run(
      `insert into staff_log (id, at, action, address, detail) values ('1', 0, 'auth.sign-in', 'hash', '{}')`,
    );

    expect(await migrate(database, clock)).toContain('0013-network-names');

    expect(await kysely.selectFrom('staff_sessions').select('network').execute()).toEqual([
      { network: '203.0.113.9' },
    ]);
    expect(await kysely.selectFrom('staff_log').select('network_hash').execute()).toEqual([
      { network_hash: 'hash' },
    ]);
    await expect(run(`update staff_log set action = 'x'`)).rejects.toThrow('append-only');
    await expect(run('delete from staff_log')).rejects.toThrow('append-only');
  });

  test('0014 gives old tickets their stage and place, and invents nothing', async () => {
    const { database, kysely } = await openBefore('0014');
    const add = async (id: string, values: Record<string, string | number | null>) => {
      const row = {
        ...{ id, reference: id, form: 'contact', studio: 3, class: 0, scope: 12, name: id, email: '' },
        ...{ phone: '', summary: '', status: 'NEW', box: 'unassigned', rank: 50, version: 1 },
        ...{ created_at: 7, touched_at: 9, ...values },
      };
      const names = sql.join(Object.keys(row).map((name) => sql.ref(name)));
      await sql`insert into tickets (${names}) values (${sql.join(Object.values(row))})`.execute(kysely);
    };
    await add('waits', { due_at: 50 });
    await add('called', { status: 'IN_PROGRESS', box: 'in-touch', first_contact_at: 8, rank: 7 });
    await add('trial', {
      status: 'RESOLVED',
      box: 'done',
      outcome: 'trial-booked',
      resolved_at: 9,
      rank: -9,
    });
    await add('history', { status: 'RESOLVED', box: 'done', rank: -9 });
    const payload = JSON.stringify({ change: { kind: 'resolve', outcome: 'lost', lost: 'price' } });
    await sql`insert into ticket_events (id, ticket_id, kind, payload, at)
      values ('e', 'trial', 'resolve', ${payload}, 9)`.execute(kysely);
    await migrate(database, clock);
    const rows = await unscoped(kysely)
      .selectFrom('tickets')
      .selectAll()
      .orderBy('rank')
      .orderBy('id')
      .execute();
    const kept = rows.map(({ id, stage, status, due_at, next_at, trial_at, tries }) => [
      ...[id, stage, status],
      ...[due_at, next_at, trial_at, tries],
    ]);
    expect(kept).toEqual([
      ['history', 'new', 'RESOLVED', null, null, null, 0],
      ['trial', 'trial-booked', 'RESOLVED', null, null, 9, 0],
      ['waits', 'new', 'NEW', 50, null, null, 0],
      ['called', 'in-touch', 'IN_PROGRESS', null, null, null, 0],
    ]);
    const event = await unscoped(kysely).selectFrom('ticket_events').selectAll().executeTakeFirstOrThrow();
    expect([event.kind, fromJson(event.payload)]).toMatchObject([
      'stage',
      { change: { kind: 'stage', stage: 'lost', lost: 'price' } },
    ]);
  });

  test('0016 gives the ids of a booking provider its name, and drops those that nothing uses', async () => {
    const { database, kysely, run } = await openBefore('0016');
    await run(`insert into locations (id, name, kind, is_premium, latitude, longitude, address_line_one, city, postal_code,
      state_province, email, phone_number) values (1, 'A studio', 'studio', 0, 26, -80, '1 Palm Way', 'Miami', '33101', 'FL',
      'studio@example.com', '305-555-0100')`);
    await run(`insert into class_types (id, name, description, duration, is_live_stream, tags, owner)
      values (1000000001, 'Flow', '', 3600, 0, '[]', 'mariana-tek')`);
    await run(
      `insert into instructors (id, name, bio, photo, owner) values (1000000001, 'Noor', '', '', 'mariana-tek')`,
    );
    await run(`insert into classes (id, kind, location_id, class_type_id, name, instructor_ids, starts_at, local_date,
      local_time, booking_opens_at, capacity, taken, taken_count, waitlist_count, waitlist_capacity, provider)
      values (7, 'class', 1, 1000000001, 'Sunrise', '[]', 0, '2026-11-15', '06:00:00', 0, 40, '0', 0, 0, 12, 'mariana-tek')`);
    await run(`insert into booking_ids (kind, theirs, ours) values
      ('class-type', '11', 1000000001), ('instructor', '78', 1000000001), ('instructor', '79', 1000000002)`);
    await run(
      `insert into class_spots (class_id, spots, read_at) values (7, '{"items":[]}', 5), (8, '{}', 6)`,
    );

    expect(await migrate(database, clock)).toContain('0016-provider-ids');

    expect(await kysely.selectFrom('booking_ids').selectAll().orderBy('kind').execute()).toEqual([
      { provider: 'mariana-tek', kind: 'class-type', theirs: '11', ours: 1_000_000_001 },
      { provider: 'mariana-tek', kind: 'instructor', theirs: '78', ours: 1_000_000_001 },
    ]);
    const spots = await kysely.selectFrom('class_spots').selectAll().execute();
    expect(spots.map((row) => ({ ...row, spots: fromJson(row.spots) }))).toEqual([
      { provider: 'mariana-tek', class_id: 7, spots: { items: [] }, read_at: 5 },
    ]);
    // Another provider may have the same ids.
    await run(`insert into booking_ids values ('other', 'instructor', '78', 1000000003)`);
    await run(`insert into class_spots values ('other', 7, '{}', 0)`);
  });

  test('0017 renames the columns with ids of studios and locations, with their values', async () => {
    const { database, kysely, run } = await openBefore('0017');
    await run(`insert into submissions (id, idempotency_key, form, studio_id, email, payload, context, created_at)
      values ('s', 'k', 'contact', 48720, '', '{}', '{}', 0)`);
    await run(`insert into accounts (id, email, password_hash, first_name, last_name, studio_id, marketing, utm, created_at)
      values ('a', '', '', '', '', 48720, 0, '{}', 0)`);
    await run(`insert into tickets (id, reference, form, studio, class, scope, name, email, phone, summary, status, box,
      rank, version, created_at, touched_at) values ('s', '', 'contact', 3, 0, 12, '', '', '', '', 'NEW', 'done', 0, 1, 0, 0)`);
    await run('insert into studio_versions (studio, version) values (3, 7)');
    await run(`insert into saved_replies (id, studio, title, text, updated_at) values ('r', 3, '', '', 0)`);
    await run(`insert into staff (id, email, name, role, active, preferences, created_at)
      values ('ana', 'ana@example.com', 'Ana', 'Front_Desk', 1, '{}', 0)`);
    await run(`insert into staff_studios (staff_id, studio) values ('ana', 3)`);
    await run(
      `insert into staff_log (id, at, action, studio, network_hash, detail) values ('1', 0, 'x', 3, '', '{}')`,
    );

    expect(await migrate(database, clock)).toContain('0017-studio-and-location-ids');

    for (const table of ['submissions', 'accounts'] as const)
      expect(await unscoped(kysely).selectFrom(table).select('location_id').execute()).toEqual([
        { location_id: 48720 },
      ]);
    for (const table of [
      ...(['tickets', 'studio_versions'] as const),
      ...(['saved_replies', 'staff_studios', 'staff_log'] as const),
    ])
      expect(await unscoped(kysely).selectFrom(table).select('studio_id').execute(), table).toEqual([
        { studio_id: 3 },
      ]);
    await expect(run(`update staff_log set action = 'x'`)).rejects.toThrow('append-only');
  });

  test('0021 moves the mark of a reply that is being sent out of the column of errors', async () => {
    const { database, kysely, run } = await openBefore('0021');
    await run(`insert into submissions (id, idempotency_key, form, location_id, email, payload, context, created_at)
      values ('s', 'k', 'contact', null, '', '{}', '{}', 0)`);
    for (const [id, error] of [
      ['failing', '421 try again later'],
      ['sending', 'sending'],
    ])
      await run(`insert into outbox (id, submission_id, kind, payload, state, attempts, run_at, lease_until, last_error, created_at)
        values ('${id}', 's', 'send-reply', '{}', 'pending', 1, 5, 9, '${error}', 0)`);

    expect(await migrate(database, clock)).toContain('0021-sending-at');

    const rows = unscoped(kysely).selectFrom('outbox').select(['id', 'sending_at', 'last_error']);
    expect(await rows.orderBy('id').execute()).toEqual([
      { id: 'failing', sending_at: null, last_error: '421 try again later' },
      { id: 'sending', sending_at: 5, last_error: null },
    ]);
  });
});
