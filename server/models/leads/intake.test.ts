import { expect, test } from 'vitest';
import { dayMs, hourMs } from '#domain/durations.ts';
import { toLocationId } from '#domain/studios.ts';
import { rates } from '#server/limits/rate-limits.ts';
import { entryKinds } from '#server/outbox/entry-kinds.ts';
import { claim } from '#server/outbox/leased-entries.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { deliveryEntries, intakeOn, rowCounts, testInput, testMetadata } from '#tests/forms/submissions.ts';
import { adjustableClock } from '#tests/support/adjustable-clock.ts';
import { assertWithinLimit, storeSubmission, TooManySubmissions } from './intake.ts';
import { listSubmissions } from './submissions.ts';

describeOnBothDatabases('intake', (open) => {
  test('a submission and its outbox entries are stored together', async () => {
    const database = await open('empty');
    let notifications = 0;
    await storeSubmission(
      intakeOn(database, { notifyWorker: () => notifications++ }),
      testMetadata(),
      testInput(),
    );
    expect(await rowCounts(database)).toMatchObject({ submissions: 1, outbox: 2 });
    expect(notifications).toBe(1);
  });

  test('a failure inside the transaction stores nothing', async () => {
    const database = await open('empty');
    const inSameTransaction = async (): Promise<never> => {
      throw new Error('the disk is full');
    };
    await expect(
      storeSubmission(intakeOn(database), testMetadata(), testInput({ inSameTransaction })),
    ).rejects.toThrow('the disk is full');
    expect(await rowCounts(database)).toMatchObject({ submissions: 0, outbox: 0 });
    expect(await database.kysely.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  });

  test('eight presses of one button at the same time store one submission', async () => {
    const database = await open('empty');
    const intake = intakeOn(database);
    const results = await Promise.all(
      Array.from({ length: 8 }, () => storeSubmission(intake, testMetadata(), testInput())),
    );
    expect(await rowCounts(database)).toMatchObject({ submissions: 1, outbox: 2 });
    expect(results.filter((result) => !result.isRepeated)).toHaveLength(1);
  });

  test('other words, another studio or another key is a new submission', async () => {
    const database = await open('empty');
    const intake = intakeOn(database);
    const corrected = { payload: { name: 'Priya Nair', description: 'Two towels.' } };
    const elsewhere = { locationId: toLocationId(48720) };
    for (const input of [{}, corrected, elsewhere, elsewhere])
      await storeSubmission(intake, testMetadata({ key: 'a' }), testInput(input));
    await storeSubmission(intake, testMetadata({ key: 'b' }), testInput());
    expect(await rowCounts(database)).toMatchObject({ submissions: 4 });
  });

  test('a repeat after a week is still one submission: a browser without a connection may send so late', async () => {
    const database = await open('empty');
    const clock = adjustableClock();
    const intake = intakeOn(database, { clock });
    await storeSubmission(intake, testMetadata({ key: 'a', ip: '203.0.113.7' }), testInput());
    clock.advance(7 * dayMs);
    const late = await storeSubmission(intake, testMetadata({ key: 'a', ip: '198.51.100.9' }), testInput());
    expect(late.isRepeated).toBe(true);
    expect(await rowCounts(database)).toMatchObject({ submissions: 1, outbox: 2 });
  });

  test('a double click without a key is one submission, the same message an hour later another', async () => {
    const database = await open('empty');
    const clock = adjustableClock();
    const intake = intakeOn(database, { clock });
    const keyless = testMetadata({ key: undefined });
    await storeSubmission(intake, keyless, testInput());
    await storeSubmission(intake, keyless, testInput());
    await storeSubmission(intake, testMetadata({ key: undefined, ip: '203.0.113.10' }), testInput());
    expect(await rowCounts(database)).toMatchObject({ submissions: 2 });
    clock.advance(hourMs);
    await storeSubmission(intake, keyless, testInput());
    expect(await rowCounts(database)).toMatchObject({ submissions: 3 });
  });

  test('a double click without a key is one submission also across the end of a time window', async () => {
    const database = await open('empty');
    const clock = adjustableClock(Date.parse('2026-11-15T17:09:59.900Z'));
    const intake = intakeOn(database, { clock });
    const keyless = testMetadata({ key: undefined });
    expect(await storeSubmission(intake, keyless, testInput())).toMatchObject({ isRepeated: false });
    clock.advance(200);
    expect(await storeSubmission(intake, keyless, testInput())).toMatchObject({ isRepeated: true });
    clock.advance(11 * 60_000);
    expect(await storeSubmission(intake, keyless, testInput())).toMatchObject({ isRepeated: false });
  });

  test('the sixth form in a minute is refused, stores nothing and has the time to wait', async () => {
    const database = await open('empty');
    const clock = adjustableClock(Date.parse('2026-11-15T17:00:20Z'));
    const intake = intakeOn(database, { clock, limitPerMinute: 5 });
    for (let n = 0; n < 5; n++) await storeSubmission(intake, testMetadata({ key: `k${n}` }), testInput());
    const refused = await storeSubmission(intake, testMetadata({ key: 'k5' }), testInput()).catch(
      (error) => error,
    );
    expect(refused).toBeInstanceOf(TooManySubmissions);
    expect(refused.retryAfterSeconds).toBe(40);
    await expect(assertWithinLimit(intake, testMetadata(), 'contact')).rejects.toBeInstanceOf(
      TooManySubmissions,
    );
    expect(await rowCounts(database)).toMatchObject({ submissions: 5, outbox: 10 });
  });

  test('a repeat of a stored form gets its lost response even at the rate limit, up to a maximum', async () => {
    const database = await open('empty');
    const intake = intakeOn(database, { limitPerMinute: 2 });
    await storeSubmission(intake, testMetadata({ key: 'a' }), testInput());
    await storeSubmission(intake, testMetadata({ key: 'b' }), testInput());
    await assertWithinLimit(intake, testMetadata({ key: 'a' }), 'contact');
    expect(await storeSubmission(intake, testMetadata({ key: 'a' }), testInput())).toMatchObject({
      isRepeated: true,
    });
    await assertWithinLimit(intake, testMetadata({ key: 'a' }), 'contact');
    for (const key of ['a', 'c', undefined]) {
      await expect(assertWithinLimit(intake, testMetadata({ key }), 'contact')).rejects.toBeInstanceOf(
        TooManySubmissions,
      );
    }
  });

  test('a limit is for one form and one IP address, and repeats do not count', async () => {
    const database = await open('empty');
    const clock = adjustableClock();
    const intake = intakeOn(database, { clock, limitPerMinute: 1 });
    await storeSubmission(intake, testMetadata(), testInput());
    await storeSubmission(intake, testMetadata(), testInput());
    await storeSubmission(intake, testMetadata({ key: 'b' }), testInput({ formKind: 'group-class' }));
    await storeSubmission(intake, testMetadata({ key: 'c', ip: '203.0.113.10' }), testInput());
    await expect(storeSubmission(intake, testMetadata({ key: 'd' }), testInput())).rejects.toBeInstanceOf(
      TooManySubmissions,
    );
    clock.advance(60_000);
    await storeSubmission(intake, testMetadata({ key: 'd' }), testInput());
    expect(await rowCounts(database)).toMatchObject({ submissions: 4 });
  });

  test.each([
    ['honeypot', { honeypot: 'http://spam.example' }],
    ['too-fast', { elapsedMs: 300 }],
  ])(
    'a submission that looks like spam (%s) is stored and marked, and no mail is sent',
    async (mark, signs) => {
      const database = await open('empty');
      const result = await storeSubmission(intakeOn(database), testMetadata(signs), testInput());
      expect(result.spam).toBe(mark);
      expect(
        await claim(database, {
          count: 9,
          leaseMs: 60_000,
          now: Number.MAX_SAFE_INTEGER,
          kinds: entryKinds,
        }),
      ).toEqual([]);
      expect(await listSubmissions(database.kysely, { isSpam: true, limit: 9 })).toHaveLength(1);
      expect(await listSubmissions(database.kysely, { isSpam: false, limit: 9 })).toHaveLength(0);
    },
  );

  test('all IP addresses of one IPv6 network share one limit', async () => {
    const database = await open('empty');
    const intake = intakeOn(database, { limitPerMinute: 2 });
    await storeSubmission(intake, testMetadata({ key: 'a', ip: '2001:db8:1:2::1' }), testInput());
    await storeSubmission(intake, testMetadata({ key: 'b', ip: '2001:db8:1:2::2' }), testInput());
    const third = testMetadata({ key: 'c', ip: '2001:db8:1:2:ffff::3' });
    await expect(storeSubmission(intake, third, testInput())).rejects.toBeInstanceOf(TooManySubmissions);
    await expect(assertWithinLimit(intake, third, 'contact')).rejects.toBeInstanceOf(TooManySubmissions);
    await storeSubmission(intake, testMetadata({ key: 'd', ip: '2001:db8:1:3::1' }), testInput());
  });

  test('confirmations to one mailbox are limited across networks; the managers get every form', async () => {
    const database = await open('empty');
    const clock = adjustableClock();
    const intake = intakeOn(database, { clock });
    const send = (n: number, email: string) =>
      storeSubmission(intake, testMetadata({ key: `k${n}`, ip: `203.0.113.${n}` }), testInput({ email }));
    const mails = async () => {
      const rows = await deliveryEntries(database);
      return Map.groupBy(rows, ({ kind }) => kind);
    };
    for (let n = 0; n < 20; n++) await send(n, n % 2 ? `Ana+${n}@example.com` : 'ana@example.com');
    expect((await mails()).get('confirm-to-visitor')).toHaveLength(rates.mailsToOneMailbox.max);
    expect((await mails()).get('notify-managers')).toHaveLength(20);
    await send(20, 'luis@example.com');
    clock.advance(hourMs);
    await send(21, 'ana@example.com');
    expect((await mails()).get('confirm-to-visitor')).toHaveLength(rates.mailsToOneMailbox.max + 2);
  });

  test('a form filled in two seconds is not spam', async () => {
    const database = await open('empty');
    expect(
      (
        await storeSubmission(
          intakeOn(database),
          testMetadata({ elapsedMs: 2000, honeypot: '' }),
          testInput(),
        )
      ).spam,
    ).toBeNull();
  });
});
