import { expect, test } from 'vitest';
import { hourMs } from '#domain/durations.ts';
import type { Database } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { storeSubmission } from '#server/models/leads/intake.ts';
import type { Services } from '#server/services.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { intakeOn, testInput, testMetadata } from '#tests/forms/submissions.ts';
import { createSmallSite } from '#tests/site/small-site.ts';
import { adjustableClock } from '#tests/support/adjustable-clock.ts';
import { createMetrics } from './metrics.ts';

const token = 'a-token-of-our-own';
const bearer = (value = token) => ({ headers: { authorization: `Bearer ${value}` } });
const sample =
  /^[a-z_]+(\{\w+="[\w-]+"(,\w+="[\w-]+")*\})? \d+(\.\d+)?$|^# (HELP|TYPE) [a-z_]+ [\w ;.-]+$|^$/;

const isPage = async (url: string) =>
  (await fetch(url, bearer())).headers.get('content-type')?.startsWith('text/html');

test('without a setting there are no metrics', async () => {
  const { url } = await (await createSmallSite()).open();
  expect(await isPage(`${url}/metrics`)).toBe(true);
});

test('only who has the token gets the metrics, and no cache stores them', async () => {
  const { url } = await (await createSmallSite({ settings: { METRICS_TOKEN: token } })).open();
  for (const options of [{}, bearer('wrong'), bearer(''), bearer(`${token} `.repeat(100).trim())]) {
    const refused = await fetch(`${url}/metrics`, options);
    expect([refused.status, await refused.text()]).toEqual([401, '']);
    expect(refused.headers.get('www-authenticate')).toBe('Bearer');
  }
  const response = await fetch(`${url}/metrics`, bearer());
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(await isPage(`${url}/metricsx`)).toBe(true);
});

/** Every sample by its name and labels. */
const scrape = async (database: Database, more: Partial<Services> = {}) => {
  const services = { database, clock: adjustableClock(), booking: {}, ...more } as unknown as Services;
  const load = { read: { running: 1, waiting: 2 }, form: { running: 3, waiting: 4 } };
  const text = await (await createMetrics(services, { load }, token).request('/metrics', bearer())).text();
  for (const line of text.split('\n')) expect(line).toMatch(sample);
  const samples = text.split('\n').filter((line) => line && !line.startsWith('#'));
  return Object.fromEntries(
    samples.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  );
};

describeOnBothDatabases('metrics', (open) => {
  test('have the age of deliveries and of the newest form, and nothing that a visitor typed', async () => {
    const database = await open('empty');
    const clock = adjustableClock();
    const intake = intakeOn(database, { clock });
    await storeSubmission(intake, testMetadata({ key: 'a' }), testInput({ email: 'quilla@example.com' }));
    await storeSubmission(
      intake,
      testMetadata({ key: 'b', honeypot: 'x' }),
      testInput({ email: 'bot@example.com' }),
    );
    // A kind of a newer release, before its operator went back to this one.
    await unscoped(database.kysely)
      .updateTable('outbox')
      .set({ kind: 'quilla@example.com', state: 'parked' })
      .where('kind', '=', 'confirm-to-visitor')
      .execute();
    clock.advance(90_000);
    const samples = await scrape(database, { clock });
    expect(samples).toMatchObject({
      'heliora_outbox_oldest_seconds{state="pending"}': 90,
      'heliora_outbox_entries{state="pending"}': 1,
      'heliora_outbox_entries{state="held"}': 1,
      'heliora_outbox_entries{state="parked"}': 2,
      heliora_newest_submission_seconds: 90,
      'heliora_queue_requests{lane="form",state="waiting"}': 4,
    });
    expect(JSON.stringify(samples)).not.toContain('quilla');
    expect(samples.process_resident_memory_bytes).toBeGreaterThan(1_000_000);
  });

  test('after a clock was set back the age is the distance in time, and the newest form is from before', async () => {
    const database = await open('empty');
    const clock = adjustableClock();
    const store = (key: string) =>
      storeSubmission(intakeOn(database, { clock }), testMetadata({ key }), testInput());
    await store('a');
    await unscoped(database.kysely).updateTable('outbox').set({ state: 'done' }).execute();
    clock.advance(hourMs);
    await store('b');
    clock.advance(-hourMs);
    expect(await scrape(database, { clock })).toMatchObject({
      'heliora_outbox_oldest_seconds{state="pending"}': 3600,
      heliora_newest_submission_seconds: 0,
    });
  });
});

test('while the database is unreachable the other values are served', async () => {
  const samples = await scrape({ kysely: {} } as Database);
  expect(samples).toMatchObject({ 'heliora_queue_requests{lane="read",state="waiting"}': 2 });
});

test('a booking provider that has completed no round has no age, then that of its last one', async () => {
  const name = 'heliora_booking_age_seconds';
  const withAge = (age: number | null) =>
    scrape({ kysely: {} } as Database, { booking: { monitor: { ageMs: () => age } } as never });
  expect(await withAge(null)).not.toHaveProperty(name);
  expect(await withAge(1_800_000)).toMatchObject({ [name]: 1800 });
});
