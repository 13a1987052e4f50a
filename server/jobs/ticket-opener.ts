import { setTimeout as pause } from 'node:timers/promises';
import { openBatch, openMissed } from '#server/models/tickets/open-tickets.ts';
import type { Services } from '#server/services.ts';
import { createNotifiedPause } from '#server/time/notified-pause.ts';

const perBatch = 25;
/** Time in which entries are collected into one batch after a notification. */
const gatherMs = 50;
/**
 * The pause after a batch is this many times as long as the batch, so that forms and pages have 29 of 30
 * parts of the time.
 */
const restFactor = 29;
/** How often entries of other processes, which send no notification, are searched for. */
const lookEveryMs = 2_000;
/** Tolerance for clocks of other machines, and for transactions that end in another order than they began. */
const toleranceMs = 60_000;
const compareEveryMs = 3_600_000;

export type TicketOpener = { stop(): Promise<void> };

type OpenerServices = Pick<Services, 'database' | 'clock' | 'log'> & {
  intake: Pick<Services['intake'], 'onWork'>;
  staff: { live: Pick<Services['staff']['live'], 'notifyChange'> };
};

/**
 * Opens a ticket for every submission: from the entries that intake writes, and hourly by a comparison with
 * the submissions themselves. Several processes may run it at once.
 */
export const startTicketOpener = ({ database, clock, log, intake, staff }: OpenerServices): TicketOpener => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const { notify, isNotified, clear, pause: untilNotified } = createNotifiedPause();
  intake.onWork(notify);
  const rest = (ms: number) => pause(ms, undefined, { signal, ref: false }).catch(() => {});
  const restAfter = (tookMs: number) => rest(Math.max(gatherMs, tookMs * restFactor));

  /**
   * The first pass reads entries of all times, because a stopped process may have left some; later passes
   * read those of the last minute.
   */
  let isLookingAtAll = true;
  let from = 0;
  const openSome = async (): Promise<{ isMore: boolean; tookMs: number }> => {
    const began = performance.now();
    const now = clock.now();
    const to = isLookingAtAll ? Number.MAX_SAFE_INTEGER : now + toleranceMs;
    const { studios, newest, isFull } = await openBatch(database, { most: perBatch, from, to }, now);
    from = isFull && newest !== null ? newest : now - toleranceMs;
    if (!isFull) isLookingAtAll = false;
    staff.live.notifyChange(studios);
    return { isMore: isFull, tookMs: performance.now() - began };
  };
  /** New forms have priority, and pauses keep a comparison of a million submissions from slowing visitors. */
  const compareAll = async () => {
    let opened = 0;
    let began = performance.now();
    for await (const studios of openMissed(database, clock.now())) {
      if (signal.aborted) return;
      opened += studios.length;
      staff.live.notifyChange(studios);
      if (isNotified()) {
        clear();
        await openSome();
      }
      await restAfter(performance.now() - began);
      began = performance.now();
    }
    if (opened > 0) log.note('tickets opened', { count: opened });
  };

  const work = async () => {
    let comparedAt = Number.NEGATIVE_INFINITY;
    while (!signal.aborted) {
      clear();
      try {
        const { isMore, tookMs } = await openSome();
        if (isMore || isNotified()) await restAfter(tookMs);
        else {
          if (performance.now() - comparedAt > compareEveryMs) {
            comparedAt = performance.now();
            await compareAll();
            isLookingAtAll = true;
            from = 0;
            continue;
          }
          await untilNotified(lookEveryMs);
          await rest(gatherMs);
        }
      } catch (error) {
        if (signal.aborted) return;
        log.failed(error, { in: 'ticket opener' });
        await rest(lookEveryMs);
      }
    }
  };
  const working = work();
  return {
    stop: async () => {
      stopping.abort();
      notify();
      await working;
    },
  };
};
