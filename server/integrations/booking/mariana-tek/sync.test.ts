import { expect, test, vi } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { readPublicVersion } from '#server/models/public-version.ts';
import type { FakeMariana } from '#tests/booking-provider/fake-mariana.ts';
import type { FakeClass } from '#tests/booking-provider/mariana-data.ts';
import { makeClasses } from '#tests/booking-provider/mariana-data.ts';
import { firstDay, movableClock, openMirror } from '#tests/booking-provider/open-mirror.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { createClient } from './client.ts';
import { parseMapping } from './mapping.ts';
import { createSync } from './sync.ts';

const minute = 60_000;

/** One of tomorrow's classes at the first studio. */
const tomorrowsClass = (fake: FakeMariana): FakeClass => {
  const found = fake.data.classes.find(
    ({ day, locationId }) => day === addDays(firstDay, 1) && locationId === '900',
  );
  if (!found) throw new Error('the fake has no class tomorrow');
  return found;
};
const classRequests = ({ requests }: FakeMariana) =>
  requests.filter(({ path }) => path.endsWith('/classes')).map(({ query }) => Object.fromEntries(query));

describeOnBothDatabases('the sync', (openDatabase) => {
  const open = async (options: Parameters<typeof openMirror>[1] = {}) => {
    const database = await openDatabase('seeded');
    const mirror = await openMirror(database, options);
    const events = { onChange: vi.fn(), onError: vi.fn(), onNote: vi.fn() };
    const rowOf = async (id: number) => (await mirror.stored()).find((row) => row.id === id);
    const next = async (ms = minute) => {
      mirror.clock.pass(ms);
      await mirror.sync.check();
    };
    /** Registers the events; the test itself runs the rounds. */
    const work = await mirror.sync.start(events, 60_000);
    return { ...mirror, database, events, rowOf, next, stop: () => work.stop() };
  };

  test('writes the whole window of our locations, and nothing of others', async () => {
    const { stored, fake, stop } = await open();
    const rows = await stored();
    const wanted = fake.data.classes.filter(
      ({ day, locationId, isPrivate, typeId }) =>
        day >= firstDay && locationId !== '999' && !isPrivate && typeId !== '15',
    );
    expect(rows.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id).sort((a, b) => a - b));
    expect(new Set(rows.map(({ provider }) => provider))).toEqual(new Set(['mariana-tek']));
    expect(new Set(rows.map(({ location_id }) => location_id))).toEqual(new Set([48717, 48718, 48720]));
    await stop();
  });

  test('requests a bounded window, oldest class first, of our locations only', async () => {
    const { fake, next, stop } = await open();
    await next();
    const common = { location: '900,901,902', ordering: 'start_datetime', page: '1', page_size: '500' };
    expect(classRequests(fake)).toEqual([
      { ...common, min_start_date: firstDay, max_start_date: addDays(firstDay, 14) },
      { ...common, min_start_date: firstDay, max_start_date: addDays(firstDay, 2) },
    ]);
    await stop();
  });

  test('a change of the next days is written after a minute, a later one after ten; unchanged rounds write nothing', async () => {
    const { fake, rowOf, next, events, database, stop } = await open();
    const [soon, later] = [
      tomorrowsClass(fake),
      fake.data.classes.find(({ day }) => day === addDays(firstDay, 4)),
    ];
    if (!later) throw new Error('the fake has no later class');
    const version = () => readPublicVersion(database.kysely);
    events.onChange.mockClear();
    const before = await version();
    await next();
    expect(events.onChange).not.toHaveBeenCalled();
    expect(await version()).toBe(before);

    soon.name = 'A new name';
    later.name = 'A later name';
    await next();
    expect((await rowOf(soon.id))?.name).toBe('A new name');
    expect((await rowOf(later.id))?.name).not.toBe('A later name');
    expect(events.onChange).toHaveBeenCalledOnce();
    expect(await version()).toBeGreaterThan(before);
    await next(9 * minute);
    expect((await rowOf(later.id))?.name).toBe('A later name');
    await stop();
  });

  test('an added class alone counts as a change of public data', async () => {
    const { fake, rowOf, next, database, stop } = await open();
    const before = await readPublicVersion(database.kysely);
    fake.data.classes.push({ ...tomorrowsClass(fake), id: 99_001 });
    await next();
    expect(await rowOf(99_001)).toBeDefined();
    expect(await readPublicVersion(database.kysely)).toBeGreaterThan(before);
    await stop();
  });

  test('a class that vanished is cancelled and not deleted, and can return; past ones stay', async () => {
    const { fake, rowOf, next, stop } = await open();
    const gone = tomorrowsClass(fake);
    const past = fake.data.classes.find(({ day, time }) => day === firstDay && time === '06:00') as FakeClass;
    const all = [...fake.data.classes];
    fake.data.classes = all.filter(({ id }) => id !== gone.id && id !== past.id);
    await next();
    expect(await rowOf(gone.id)).toMatchObject({ is_cancelled: 1, name: gone.name });
    expect(await rowOf(past.id)).toMatchObject({ is_cancelled: 0 });
    fake.data.classes = all;
    await next();
    expect(await rowOf(gone.id)).toMatchObject({ is_cancelled: 0 });
    gone.isCancelled = true;
    await next();
    expect(await rowOf(gone.id)).toMatchObject({ is_cancelled: 1 });
    await stop();
  });

  test('a class that moved from a later day into the window is the same class', async () => {
    const { fake, rowOf, next, stored, stop } = await open();
    const moved = fake.data.classes.find(({ day }) => day === addDays(firstDay, 4)) as FakeClass;
    const count = (await stored()).length;
    moved.day = addDays(firstDay, 1);
    await next();
    expect(await rowOf(moved.id)).toMatchObject({ local_date: addDays(firstDay, 1), is_cancelled: 0 });
    expect(await stored()).toHaveLength(count);
    await stop();
  });

  test('a round is written completely or not at all: when a page fails nothing is written', async () => {
    const classes = makeClasses(firstDay, { locations: 3, days: 5, perDay: 80 });
    const { fake, stored, next, events, stop } = await open({ classes });
    const before = await stored();
    for (const one of fake.data.classes) one.name = 'Changed';
    fake.misbehave((url) => (url.searchParams.get('page') === '2' ? 'half' : undefined));
    await next();
    expect(classRequests(fake).at(-1)?.page).toBe('2');
    expect(await stored()).toEqual(before);
    expect(events.onError).toHaveBeenCalledOnce();
    fake.misbehave(null);
    await next(2 * minute);
    expect((await stored()).filter(({ name }) => name === 'Changed').length).toBeGreaterThan(500);
    await stop();
  });

  test('one invalid class affects no other, keeps its stored row, and is logged once', async () => {
    const { fake, rowOf, next, events, sync, stop } = await open();
    const [bad, good] = [
      tomorrowsClass(fake),
      fake.data.classes.find(({ day }) => day === addDays(firstDay, 2)),
    ];
    if (!good) throw new Error('the fake has no class in two days');
    const before = await rowOf(bad.id);
    bad.raw = { start_datetime: 'sometime', name: '<script>alert(1)</script>' };
    good.name = 'Good';
    await next();
    await next();
    expect(await rowOf(bad.id)).toEqual(before);
    expect((await rowOf(good.id))?.name).toBe('Good');
    expect(events.onNote.mock.calls).toEqual([
      ['booking class refused', { reason: 'start_datetime is no instant with a zone' }],
    ]);
    expect(sync.monitor.state().refusedClasses).toBe(2);
    expect(events.onError).not.toHaveBeenCalled();
    await stop();
  });

  test('a list that is suddenly short is not accepted until it stays short', async () => {
    const { fake, stored, next, events, stop } = await open();
    const shownNow = async () => (await stored()).filter(({ is_cancelled }) => is_cancelled === 0).length;
    const before = await shownNow();
    fake.data.classes = fake.data.classes.filter(({ day }) => day === firstDay);
    await next();
    expect(await shownNow()).toBe(before);
    expect(events.onError.mock.calls[0]?.[0]).toMatchObject({
      message: expect.stringMatching(/shrank from \d+ to \d+/),
    });
    await next(2 * minute);
    expect(await shownNow()).toBe(before);
    await next(5 * minute);
    expect(await shownNow()).toBeLessThan(before);
    await stop();
  });

  test('failures are retried after 1, 2, 4, 8 and 15 minutes and logged once; recovery takes one round', async () => {
    const { fake, clock, sync, events, rowOf, stop } = await open();
    const changed = tomorrowsClass(fake);
    fake.setAway(true);
    fake.requests.length = 0;
    const tried: number[] = [];
    for (let second = 0; second < 90 * 60; second += 10) {
      clock.pass(10_000);
      const before = fake.requests.length;
      await sync.check();
      if (fake.requests.length > before) tried.push(clock.now());
    }
    const waits = tried.slice(1).map((at, index) => (at - (tried[index] ?? 0)) / minute);
    for (const [index, least] of [1, 2, 4, 8, 15, 15].entries()) {
      expect(waits[index]).toBeGreaterThanOrEqual(least);
      expect(waits[index]).toBeLessThanOrEqual(least * 1.2 + 0.5);
    }
    expect(events.onError).toHaveBeenCalledOnce();
    expect(sync.monitor.state()).toMatchObject({ lastError: expect.stringContaining('connection') });
    expect(sync.monitor.ageMs(clock.now())).toBeGreaterThan(89 * minute);

    fake.setAway(false);
    changed.name = 'Back again';
    clock.pass(18 * minute);
    await sync.check();
    expect((await rowOf(changed.id))?.name).toBe('Back again');
    expect(sync.monitor.ageMs(clock.now())).toBe(0);
    expect(sync.monitor.state().lastError).toBeNull();
    expect(events.onNote).toHaveBeenCalledWith('booking provider answers again');
    await stop();
  });

  test('locations that can be read do not end an outage of the classes', async () => {
    const { fake, clock, sync, events, stop } = await open();
    fake.misbehave((url) => (url.pathname.endsWith('/classes') ? { status: 500 } : undefined));
    for (let minutes = 0; minutes < 4 * 60; minutes += 5) {
      clock.pass(5 * minute);
      await sync.check();
    }
    expect(events.onError).toHaveBeenCalledOnce();
    expect(events.onNote).not.toHaveBeenCalled();
    // The attempts are at least 15 minutes apart, although the locations are read every hour.
    expect(fake.requests.filter(({ path }) => path.endsWith('/schedule_locations')).length).toBeGreaterThan(
      3,
    );
    expect(classRequests(fake).length).toBeLessThan(1 + 4 + 4 * 4);
    fake.misbehave(null);
    clock.pass(18 * minute);
    await sync.check();
    expect(events.onNote.mock.calls).toEqual([['booking provider answers again']]);
    await stop();
  });

  test('after 429 the provider gets no request for a minute, or for as long as it says, from no process', async () => {
    const { fake, clock, sync, database, mapping, env, stop } = await open();
    const other = createSync({ env, database, clock, client: createClient(env), mapping });
    for (const [header, silence] of [
      [undefined, minute],
      ['600', 10 * minute],
    ] as const) {
      fake.misbehave(() => ({ status: 429, ...(header && { headers: { 'retry-after': header } }) }));
      clock.pass(20 * minute);
      await sync.check();
      const before = fake.requests.length;
      fake.misbehave(null);
      for (let second = 0; second < silence / 1000 - 10; second += 10) {
        clock.pass(10_000);
        await Promise.all([sync.check(), other.check()]);
      }
      expect(fake.requests).toHaveLength(before);
      clock.pass(15 * minute);
      await other.check();
      expect(fake.requests.length).toBeGreaterThan(before);
    }
    await stop();
  });

  test('a clock that is set back by a day stops neither the rounds nor the end of a pause', async () => {
    const { fake, next, rowOf, sync, stop } = await open();
    fake.misbehave(() => ({ status: 429 }));
    await next();
    expect(sync.isPaused()).toBe(true);
    fake.misbehave(null);
    // The window moves with the clock, so the changed class is one of the current day.
    const changed = fake.data.classes.find(({ day }) => day === firstDay) as FakeClass;
    changed.name = 'After the jump';
    await next(-24 * 60 * minute);
    expect((await rowOf(changed.id))?.name).toBe('After the jump');
    expect(sync.isPaused()).toBe(false);
    await stop();
  });

  test('of two processes one runs a round; both have its age and its changes', async () => {
    const { fake, clock, sync, database, mapping, env, stop } = await open();
    const other = createSync({ env, database, clock, client: createClient(env), mapping });
    fake.requests.length = 0;
    for (let round = 0; round < 5; round++) {
      clock.pass(minute);
      await Promise.all([sync.check(), other.check()]);
    }
    expect(classRequests(fake)).toHaveLength(5);
    clock.pass(minute / 2);
    await Promise.all([sync.check(), other.check()]);
    expect(sync.monitor.ageMs(clock.now())).toBe(minute / 2);
    expect(other.monitor.ageMs(clock.now())).toBe(minute / 2);
    await stop();
  });

  test('a process that lost its lease during a round writes nothing', async () => {
    const { fake, stored, next, clock, database, stop } = await open();
    const before = await stored();
    for (const one of fake.data.classes) one.name = 'Changed';
    fake.misbehave(async () => {
      // Another process takes the lease while this one waits for a response.
      await database.kysely
        .updateTable('leases')
        .set({ holder: 'another', expires_at: clock.now() + minute })
        .execute();
      return undefined;
    });
    await next();
    expect(await database.kysely.selectFrom('leases').select('holder').execute()).toEqual([
      { holder: 'another' },
    ]);
    expect((await stored()).filter(({ name }) => name === 'Changed')).toEqual([]);
    expect(await stored()).toEqual(before);
    await stop();
  });

  test('locations get the provider’s name and address; instructors that content lacks get their own rows', async () => {
    const { database, fake, next, stop } = await open();
    const { kysely } = database;
    const location = () =>
      kysely.selectFrom('locations').selectAll().where('id', '=', 48717).executeTakeFirstOrThrow();
    expect(await location()).toMatchObject({
      address_line_one: '1 Palm Way',
      latitude: 25.7617,
      owner: 'mariana-tek',
      // The studio's mailbox stays that of content, because leads go there.
      email: 'north-fort-lauderdale@heliora.example',
    });
    Object.assign(fake.data.locations[0] ?? {}, { name: '' });
    await next(60 * minute);
    expect((await location()).name).toBe('North Ft. Lauderdale');

    const theirs = await kysely
      .selectFrom('instructors')
      .selectAll()
      .where('owner', '=', 'mariana-tek')
      .orderBy('name')
      .execute();
    expect(theirs.map(({ id, name, bio, photo }) => ({ id: id > 1_000_000_000, name, bio, photo }))).toEqual([
      { id: true, name: 'Noor Haddad', bio: 'Came from Amman & stayed.', photo: '' },
      { id: true, name: 'Zoe Whitfield', bio: '', photo: '' },
    ]);
    await stop();
  });

  test('a location that is no longer mapped loses its classes', async () => {
    const { clock, database, fake, env, stored, stop } = await open();
    await stop();
    const fewer = { ...fake.mapping(), locations: { '900': 'north-fort-lauderdale' } };
    const mapping = parseMapping(JSON.stringify(fewer));
    const sync = createSync({ env, database, clock, client: createClient(env), mapping });
    clock.pass(minute);
    await sync.check();
    const shownNow = (await stored()).filter(({ is_cancelled }) => is_cancelled === 0);
    expect(new Set(shownNow.map(({ location_id }) => location_id))).toEqual(new Set([48717]));
  });

  test('classes are read also while the locations cannot be, which is logged once', async () => {
    const { fake, rowOf, next, events, stop } = await open();
    fake.misbehave((url) => (url.pathname.endsWith('/schedule_locations') ? 'garbage' : undefined));
    const changed = tomorrowsClass(fake);
    for (const name of ['First', 'Second']) {
      changed.name = name;
      await next(60 * minute);
      expect((await rowOf(changed.id))?.name).toBe(name);
    }
    expect(events.onError).not.toHaveBeenCalled();
    expect(events.onNote.mock.calls).toEqual([
      ['booking locations could not be read', { reason: "the booking provider's list has an unknown shape" }],
    ]);
    await stop();
  });

  test('a first start with an unreachable provider serves an empty schedule and retries', async () => {
    const database = await openDatabase('seeded');
    const clock = movableClock();
    const { fake, sync, stored } = await openMirror(database, { clock });
    fake.setAway(true);
    const events = { onChange: vi.fn(), onError: vi.fn(), onNote: vi.fn() };
    const work = await sync.start(events, 60_000);
    // One line in the log, although both locations and classes were requested.
    expect([events.onError.mock.calls.length, events.onNote.mock.calls.length]).toEqual([1, 0]);
    expect(sync.monitor.ageMs(clock.now())).toBeNull();
    expect((await stored()).every(({ provider }) => provider === 'embedded')).toBe(true);
    fake.setAway(false);
    clock.pass(2 * minute);
    await sync.check();
    expect(sync.monitor.ageMs(clock.now())).toBe(0);
    expect(events.onChange).toHaveBeenCalled();
    await work.stop();
  });
});
