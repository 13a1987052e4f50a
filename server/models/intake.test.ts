import { expect, test, vi } from 'vitest';
import { claim } from '#server/queue/outbox.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { deskOn, handed, pushableClock, rowCounts, visit } from '#tests/forms/submissions.ts';
import { assertWithinLimit, submit, TooManySubmissions } from './intake.ts';
import { listSubmissions, releaseSubmission } from './submissions.ts';
import { mostVisitorMailsPerHour } from './visitor-mail.ts';

vi.setConfig({ testTimeout: 30_000 });

describeOnBothDatabases('intake', (open) => {
  test('a submission and its outbox entries are stored together', async () => {
    const database = await open('empty');
    let nudges = 0;
    await submit(deskOn(database, { notifyWorker: () => nudges++ }), visit(), handed());
    expect(await rowCounts(database)).toMatchObject({ submissions: 1, outbox: 2 });
    expect(nudges).toBe(1);
  });

  test('what fails inside the transaction leaves nothing behind', async () => {
    const database = await open('empty');
    const alongside = async (): Promise<never> => {
      throw new Error('the disk is full');
    };
    await expect(submit(deskOn(database), visit(), handed({ alongside }))).rejects.toThrow(
      'the disk is full',
    );
    expect(await rowCounts(database)).toMatchObject({ submissions: 0, outbox: 0 });
    expect(await database.kysely.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  });

  test('eight presses of one button at once store one submission', async () => {
    const database = await open('empty');
    const desk = deskOn(database);
    const receipts = await Promise.all(Array.from({ length: 8 }, () => submit(desk, visit(), handed())));
    expect(await rowCounts(database)).toMatchObject({ submissions: 1, outbox: 2 });
    expect(receipts.filter((receipt) => !receipt.repeated)).toHaveLength(1);
  });

  test('a corrected form under the same key is a new submission', async () => {
    const database = await open('empty');
    const desk = deskOn(database);
    await submit(desk, visit(), handed());
    await submit(desk, visit(), handed({ payload: { name: 'Priya Nair', description: 'Two towels.' } }));
    expect(await rowCounts(database)).toMatchObject({ submissions: 2 });
  });

  test('the same words under another key are a new submission', async () => {
    const database = await open('empty');
    const desk = deskOn(database);
    await submit(desk, visit({ key: 'a' }), handed());
    await submit(desk, visit({ key: 'b' }), handed());
    expect(await rowCounts(database)).toMatchObject({ submissions: 2 });
  });

  test('a double click without a key is one submission, the same message an hour later another', async () => {
    const database = await open('empty');
    const clock = pushableClock();
    const desk = deskOn(database, { clock });
    const keyless = visit({ key: undefined });
    await submit(desk, keyless, handed());
    await submit(desk, keyless, handed());
    await submit(desk, visit({ key: undefined, address: '203.0.113.10' }), handed());
    expect(await rowCounts(database)).toMatchObject({ submissions: 2 });
    clock.push(3_600_000);
    await submit(desk, keyless, handed());
    expect(await rowCounts(database)).toMatchObject({ submissions: 3 });
  });

  test('a double click without a key is one submission also when the clock strikes in between', async () => {
    const database = await open('empty');
    const clock = pushableClock(Date.parse('2026-11-15T17:09:59.900Z'));
    const desk = deskOn(database, { clock });
    const keyless = visit({ key: undefined });
    expect(await submit(desk, keyless, handed())).toMatchObject({ repeated: false });
    clock.push(200);
    expect(await submit(desk, keyless, handed())).toMatchObject({ repeated: true });
    clock.push(11 * 60_000);
    expect(await submit(desk, keyless, handed())).toMatchObject({ repeated: false });
  });

  test('the sixth form in a minute is refused, stores nothing and says when to come back', async () => {
    const database = await open('empty');
    const clock = pushableClock(Date.parse('2026-11-15T17:00:20Z'));
    const desk = deskOn(database, { clock, limitPerMinute: 5 });
    for (let n = 0; n < 5; n++) await submit(desk, visit({ key: `k${n}` }), handed());
    const refused = await submit(desk, visit({ key: 'k5' }), handed()).catch((error) => error);
    expect(refused).toBeInstanceOf(TooManySubmissions);
    expect(refused.retryAfterSeconds).toBe(40);
    await expect(assertWithinLimit(desk, visit(), 'contact')).rejects.toBeInstanceOf(TooManySubmissions);
    expect(await rowCounts(database)).toMatchObject({ submissions: 5, outbox: 10 });
  });

  test('a stored attempt comes back for its lost answer although the minute is full, but not without end', async () => {
    const database = await open('empty');
    const desk = deskOn(database, { limitPerMinute: 2 });
    await submit(desk, visit({ key: 'a' }), handed());
    await submit(desk, visit({ key: 'b' }), handed());
    await assertWithinLimit(desk, visit({ key: 'a' }), 'contact');
    expect(await submit(desk, visit({ key: 'a' }), handed())).toMatchObject({ repeated: true });
    await assertWithinLimit(desk, visit({ key: 'a' }), 'contact');
    for (const key of ['a', 'c', undefined]) {
      await expect(assertWithinLimit(desk, visit({ key }), 'contact')).rejects.toBeInstanceOf(
        TooManySubmissions,
      );
    }
  });

  test('a limit is for one form and one address, and repeats do not count', async () => {
    const database = await open('empty');
    const clock = pushableClock();
    const desk = deskOn(database, { clock, limitPerMinute: 1 });
    await submit(desk, visit(), handed());
    await submit(desk, visit(), handed());
    await submit(desk, visit({ key: 'b' }), handed({ form: 'group-class' }));
    await submit(desk, visit({ key: 'c', address: '203.0.113.10' }), handed());
    await expect(submit(desk, visit({ key: 'd' }), handed())).rejects.toBeInstanceOf(TooManySubmissions);
    clock.push(60_000);
    await submit(desk, visit({ key: 'd' }), handed());
    expect(await rowCounts(database)).toMatchObject({ submissions: 4 });
  });

  test.each([
    ['honeypot', { trap: 'http://spam.example' }],
    ['too-fast', { elapsedMs: 300 }],
  ])('what looks like a robot (%s) is kept and marked, and nobody is mailed', async (mark, signs) => {
    const database = await open('empty');
    const receipt = await submit(deskOn(database), visit(signs), handed());
    expect(receipt.spam).toBe(mark);
    expect(await claim(database, 9, 60_000, Number.MAX_SAFE_INTEGER)).toEqual([]);
    expect(await listSubmissions(database.kysely, { spam: true, limit: 9 })).toHaveLength(1);
    expect(await listSubmissions(database.kysely, { spam: false, limit: 9 })).toHaveLength(0);
  });

  test('"not spam" lets everything go that was held, once, and nothing of others', async () => {
    const database = await open('empty');
    const { kysely } = database;
    const desk = deskOn(database);
    await submit(desk, visit({ key: 'a', trap: 'x' }), handed());
    await submit(desk, visit({ key: 'b', trap: 'x' }), handed({ email: 'bot@example.com' }));
    const person = (await listSubmissions(kysely, { spam: true, limit: 9 })).find(
      ({ email }) => email === 'priya.nair@example.com',
    );
    const id = person?.id ?? '';
    const now = desk.clock.now();
    const presses = await Promise.all([1, 2, 3].map(() => releaseSubmission(kysely, id, now)));
    expect(presses.filter((count) => count !== undefined)).toEqual([2]);
    const due = await claim(database, 9, 60_000, now);
    expect(due.map(({ kind, submissionId }) => [kind, submissionId]).sort()).toEqual([
      ['confirm-to-visitor', id],
      ['notify-managers', id],
    ]);
    expect(await listSubmissions(kysely, { spam: false, limit: 9 })).toMatchObject([{ id }]);
    expect(await releaseSubmission(kysely, id, now)).toBeUndefined();
    expect(await releaseSubmission(kysely, 'nobody', now)).toBeUndefined();
  });

  test('all addresses of one IPv6 line share one place in the limit', async () => {
    const database = await open('empty');
    const desk = deskOn(database, { limitPerMinute: 2 });
    await submit(desk, visit({ key: 'a', address: '2001:db8:1:2::1' }), handed());
    await submit(desk, visit({ key: 'b', address: '2001:db8:1:2::2' }), handed());
    const third = visit({ key: 'c', address: '2001:db8:1:2:ffff::3' });
    await expect(submit(desk, third, handed())).rejects.toBeInstanceOf(TooManySubmissions);
    await expect(assertWithinLimit(desk, third, 'contact')).rejects.toBeInstanceOf(TooManySubmissions);
    await submit(desk, visit({ key: 'd', address: '2001:db8:1:3::1' }), handed());
  });

  test('nobody’s mailbox can be filled from many addresses; the managers still hear of every form', async () => {
    const database = await open('empty');
    const clock = pushableClock();
    const desk = deskOn(database, { clock });
    const send = (n: number, email: string) =>
      submit(desk, visit({ key: `k${n}`, address: `203.0.113.${n}` }), handed({ email }));
    const mails = async () => {
      const rows = await database.kysely.selectFrom('outbox').select('kind').execute();
      return Map.groupBy(rows, ({ kind }) => kind);
    };
    for (let n = 0; n < 20; n++) await send(n, n % 2 ? `Ana+${n}@example.com` : 'ana@example.com');
    expect((await mails()).get('confirm-to-visitor')).toHaveLength(mostVisitorMailsPerHour);
    expect((await mails()).get('notify-managers')).toHaveLength(20);
    await send(20, 'luis@example.com');
    clock.push(3_600_000);
    await send(21, 'ana@example.com');
    expect((await mails()).get('confirm-to-visitor')).toHaveLength(mostVisitorMailsPerHour + 2);
  });

  test('a person who took two seconds is a person', async () => {
    const database = await open('empty');
    expect((await submit(deskOn(database), visit({ elapsedMs: 2000, trap: '' }), handed())).spam).toBeNull();
  });
});
