import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { FairQueue } from '#server/limits/fair-queue/fair-queue.ts';
import { newestSubmissionAt } from '#server/models/leads/submissions.ts';
import { readOutboxLoad } from '#server/outbox/outbox-load.ts';
import type { Services } from '#server/services.ts';
import { memoizeFor } from '#server/time/memoize-for.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();
/** Compares digests in constant time, so that neither the length nor the content of the token leaks. */
const isBearer = (authorization = '', token: string): boolean =>
  timingSafeEqual(digest(authorization), digest(`Bearer ${token}`));

type Sample = { value: number; labels?: Record<string, string> };
const labelText = (labels: Record<string, string>) =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${value}"`)
    .join(',');
/** A gauge in the text format of Prometheus; without a value it is left out. */
const gauge = (name: string, help: string, samples: readonly Sample[]): string =>
  samples.length === 0
    ? ''
    : [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} gauge`,
        ...samples.map(({ value, labels }) => `${name}${labels ? `{${labelText(labels)}}` : ''} ${value}`),
        '',
      ].join('\n');

/** The database is read at most this often, however often the metrics are requested. */
const freshMs = 15_000;

type MetricsServices = Pick<Services, 'database' | 'clock' | 'booking'>;

/**
 * `GET /metrics` for the bearer of the token: what only this program can count. Rates and times of responses
 * are those of the proxy in front of it. No label comes from a visitor: docs/decisions/012-metrics.md
 */
export const createMetrics = (
  { database, clock, booking }: MetricsServices,
  queue: Pick<FairQueue, 'load'>,
  token: string,
): Hono => {
  const readStored = memoizeFor(freshMs, async () => ({
    deliveries: await readOutboxLoad(database.kysely),
    newest: await newestSubmissionAt(database.kysely, clock.now()),
  }));
  /** A time in the future, written before the clock was set back, is as suspicious as an old one. */
  const secondsSince = (at: number) => Math.abs(clock.now() - at) / 1000;
  return new Hono().get('/metrics', async (c) => {
    const headers = { 'cache-control': 'no-store' };
    if (!isBearer(c.req.header('authorization'), token))
      return c.body(null, 401, { ...headers, 'www-authenticate': 'Bearer' });
    // While the database is unreachable, the other values are needed most.
    const { deliveries, newest } = await readStored().catch(() => ({ deliveries: [], newest: null }));
    const ageMs = booking.monitor?.ageMs(clock.now()) ?? null;
    const lanes = Object.entries(queue.load).flatMap(([lane, load]) =>
      Object.entries(load).map(([state, value]) => ({ value, labels: { lane, state } })),
    );
    const text = [
      gauge(
        'heliora_outbox_entries',
        'Deliveries that are not done',
        deliveries.map(({ state, entries }) => ({ value: entries, labels: { state } })),
      ),
      gauge(
        'heliora_outbox_oldest_seconds',
        'Age of the oldest delivery that is not done',
        deliveries.map(({ state, oldestAt }) => ({ value: secondsSince(oldestAt), labels: { state } })),
      ),
      gauge(
        'heliora_newest_submission_seconds',
        'Age of the newest submission that is no spam',
        newest === null ? [] : [{ value: secondsSince(newest) }],
      ),
      gauge(
        'heliora_booking_age_seconds',
        'Age of the mirrored schedule; absent before the first complete round',
        ageMs === null ? [] : [{ value: ageMs / 1000 }],
      ),
      gauge('heliora_queue_requests', 'Requests that run or wait', lanes),
      gauge('process_resident_memory_bytes', 'Memory of the process', [{ value: process.memoryUsage.rss() }]),
    ];
    return c.body(text.join(''), 200, { ...headers, 'content-type': 'text/plain; version=0.0.4' });
  });
};
