import type { Counter } from 'prom-client';
import { type FormKind, formKinds, isFormKind } from '#domain/forms/forms.ts';
import type { BookingMonitor } from '#server/integrations/booking/provider-state.ts';
import type { SubmitResult } from '#server/models/leads/intake.ts';
import { knownEntryKind, type OutboxLoad } from '#server/models/leads/outbox-load.ts';
import type { Clock } from '#server/time/clock.ts';
import { memoizeFor } from '#server/time/memoize-for.ts';
import type { RequestKind } from './request-kind.ts';

/** Services whose values are read when the metrics are requested, instead of counted when they change. */
export type WatchedServices = {
  clock: Clock;
  /** Requests that run or wait, by lane, and requests whose bodies arrive or are processed. */
  load(): Record<'read' | 'form', { running: number; waiting: number }> & {
    arriving: number;
    working: number;
  };
  outbox(): Promise<readonly OutboxLoad[]>;
  booking: BookingMonitor | undefined;
};

export type CacheResult = 'hit' | 'stale' | 'miss';
/** `body`: too many bodies at once; `queue`: too many requests wait; `late`: no response in time. */
const rejectionReasons = ['body', 'queue', 'late'] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** Counters that other modules increment. No label comes from a visitor: docs/decisions/012-metrics.md */
export type Metrics = {
  responded(kind: RequestKind, status: number, isComplete: boolean, seconds: number): void;
  cache(name: string, result: CacheResult): void;
  rejected(reason: RejectionReason): void;
  stored(formKind: FormKind, spam: SubmitResult['spam']): void;
  delivery(event: string, kind: unknown): void;
  /** Sets the watched services, which exist only later: the counters are created first. */
  watch(services: WatchedServices): void;
  /** The exposition format of Prometheus. */
  read(): Promise<{ type: string; text: string }>;
};

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** The outbox is queried at most this often, however often the metrics are requested. */
const outboxFreshMs = 15_000;

/** `prom-client` is loaded only when metrics are on. */
export const createMetrics = async (): Promise<Metrics> => {
  const { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Counter({ name: `heliora_${name}`, help, labelNames, registers });
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge({ name: `heliora_${name}`, help, labelNames, registers });

  const requests = counter('http_requests_total', 'Requests by kind and class of status', ['kind', 'status']);
  const durations = new Histogram({
    name: 'heliora_http_request_seconds',
    help: 'Time from the first byte of a request to the end of its response',
    labelNames: ['kind'],
    buckets: seconds,
    registers,
  });
  const cacheReads = counter('cache_reads_total', 'Reads of the response caches', ['cache', 'result']);
  const rejections = counter('rejections_total', 'Requests that got 503 because of overload', ['reason']);
  const submissions = counter('submissions_total', 'Stored submissions', ['form', 'spam']);
  const deliveries = counter('delivery_events_total', 'Deliveries that failed, were parked or repaired', [
    'event',
    'kind',
  ]);
  const queue = gauge('queue_requests', 'Requests that run or wait', ['lane', 'state']);
  const bodies = gauge('body_requests', 'Requests with a body that arrive or are processed', ['state']);
  const outboxEntries = gauge('outbox_entries', 'Deliveries that are not done', ['kind', 'state']);
  const outboxOldest = gauge('outbox_oldest_seconds', 'Age of the oldest delivery that is not done', [
    'kind',
    'state',
  ]);

  /** Only for a provider that mirrors another system: otherwise an age of 0 would look like fresh data. */
  const bookingGauges = () => ({
    age: gauge('booking_age_seconds', 'Age of the mirrored schedule; absent before the first complete round'),
    requests: counter('booking_requests_total', 'Requests to the booking provider', []),
    failures: counter('booking_failures_total', 'Requests to the booking provider that failed', []),
    refused: counter('booking_refused_classes_total', 'Classes of the provider that could not be used', []),
  });

  // A counter that was never incremented does not exist, and an alert on "no forms for a day" would not fire.
  for (const formKind of formKinds) submissions.inc({ form: formKind, spam: 'no' }, 0);
  for (const reason of rejectionReasons) rejections.inc({ reason }, 0);

  let watched: WatchedServices | undefined;
  let booking: ReturnType<typeof bookingGauges> | undefined;

  const readLoad = ({ load }: WatchedServices) => {
    const { arriving, working, ...lanes } = load();
    for (const lane of ['read', 'form'] as const)
      for (const state of ['running', 'waiting'] as const) queue.set({ lane, state }, lanes[lane][state]);
    bodies.set({ state: 'arriving' }, arriving);
    bodies.set({ state: 'working' }, working);
  };
  const readOutbox = async ({ outbox, clock }: WatchedServices) => {
    const rows = await outbox();
    outboxEntries.reset();
    outboxOldest.reset();
    for (const { kind, state, entries, oldestAt } of rows) {
      const labels = { kind: knownEntryKind(kind), state };
      outboxEntries.inc(labels, entries);
      outboxOldest.set(labels, Math.max(0, (clock.now() - oldestAt) / 1000));
    }
  };
  const readBooking = ({ booking: monitor, clock }: WatchedServices) => {
    if (!monitor) return;
    booking ??= bookingGauges();
    const state = monitor.state();
    const age = monitor.ageMs(clock.now());
    if (age === null) booking.age.remove();
    else booking.age.set(age / 1000);
    setTotal(booking.requests, state.requests);
    setTotal(booking.failures, state.failures);
    setTotal(booking.refused, state.refusedClasses);
  };

  return {
    responded: (kind, status, isComplete, took) => {
      const statusClass = isComplete ? (statusClasses[Math.floor(status / 100)] ?? '5xx') : 'broken-off';
      requests.inc({ kind, status: statusClass });
      durations.observe({ kind }, took);
    },
    cache: (cache, result) => cacheReads.inc({ cache, result }),
    rejected: (reason) => rejections.inc({ reason }),
    stored: (formKind, spam) =>
      submissions.inc({ form: isFormKind(formKind) ? formKind : 'other', spam: spam ?? 'no' }),
    delivery: (event, kind) => deliveries.inc({ event, kind: knownEntryKind(kind) }),
    watch: (next) => {
      watched = { ...next, outbox: memoizeFor(outboxFreshMs, next.outbox) };
    },
    read: async () => {
      if (watched) {
        readLoad(watched);
        readBooking(watched);
        // While the database is unreachable, the other values are needed most.
        await readOutbox(watched).catch(() => {});
      }
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
};

const statusClasses = ['5xx', '1xx', '2xx', '3xx', '4xx', '5xx'];

/** Sets a counter to a value that another module counts. */
const setTotal = (total: Counter, count: number) => {
  total.reset();
  total.inc(count);
};
