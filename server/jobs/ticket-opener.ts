import { setTimeout as pause } from 'node:timers/promises';
import { hourMs } from '#domain/durations.ts';
import { openBatch, openByComparison } from '#server/models/tickets/opening/open-tickets.ts';
import type { Services } from '#server/services.ts';
import { createNotifiedPause } from '#server/time/notified-pause.ts';
import { createRepeatingJob } from '#server/time/repeating-job.ts';

const perBatch = 25;
/** Pause before each batch, in which entries are collected, and in which the visitor gets the response. */
const gatherMs = 50;
/** How often entries of other processes, which send no notification, are searched for. */
const lookEveryMs = 2_000;
const compareEveryMs = hourMs;
/** The pause before each step of the comparison, so that visitors' requests run in between. */
const compareRestMs = 1_000;

export type TicketOpener = { stop(): Promise<void> };

type OpenerServices = Pick<Services, 'database' | 'clock' | 'log'> & {
  forms: Pick<Services['forms'], 'onWork'>;
};

/**
 * Opens a ticket for every submission, in two jobs that may run at once, also in several processes: one opens
 * the tickets of the entries that intake writes, the other compares submissions with tickets at the start and
 * hourly. The entry is deleted in the transaction that inserts the ticket, so a killed process loses none
 * (docs/decisions/073-a-ticket-beside-a-submission.md).
 */
export const startTicketOpener = ({ database, clock, log, forms }: OpenerServices): TicketOpener => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const { notify, clear, pause: untilNotified } = createNotifiedPause();
  forms.onWork(notify);
  const rest = (ms: number) => pause(ms, undefined, { signal, ref: false }).catch(() => {});
  const onError = (error: unknown) => log.failed(error, { in: 'ticket opener' });

  const openEntries = async () => {
    while (!signal.aborted) {
      clear();
      try {
        const { isFull } = await openBatch(database, perBatch, clock.now());
        if (!isFull) await untilNotified(lookEveryMs);
        await rest(gatherMs);
      } catch (error) {
        if (!signal.aborted) onError(error);
        await rest(lookEveryMs);
      }
    }
  };
  const isStopped = async () => {
    await rest(compareRestMs);
    return signal.aborted;
  };
  const comparison = createRepeatingJob({
    everyMs: compareEveryMs,
    run: async () => {
      let opened = 0;
      if (await isStopped()) return;
      for await (const missed of openByComparison(database, clock.now())) {
        opened += missed;
        if (await isStopped()) return;
      }
      if (opened > 0) log.note('tickets opened', { count: opened });
    },
    onError,
  });

  const opening = openEntries();
  void comparison.start().runNow();
  return {
    stop: async () => {
      stopping.abort();
      notify();
      await Promise.all([opening, comparison.stop()]);
    },
  };
};
