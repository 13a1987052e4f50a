import { setTimeout as pause } from 'node:timers/promises';
import type { Instant } from '#domain/dates.ts';
import { dayMs } from '#domain/durations.ts';
import { openBatch } from '#server/models/tickets/opening/open-tickets.ts';
import type { Services } from '#server/services.ts';
import { createNotifiedPause } from '#server/time/notified-pause.ts';

const perBatch = 25;
/** Pause before each batch, in which submissions are collected and the visitor gets the response. */
const gatherMs = 50;
/** How often submissions of other processes, which send no notification, are searched for. */
const lookEveryMs = 2_000;
/** Clocks of machines differ, and a transaction may end long after it began. */
const windowMs = 2 * dayMs;

export type TicketOpener = { stop(): Promise<void> };

type OpenerServices = Pick<Services, 'database' | 'clock' | 'log'> & {
  forms: Pick<Services['forms'], 'onWork'>;
};

/**
 * Opens a ticket for every submission that has none, also in several processes at once: at the start of all
 * that are stored, then of the last days (docs/decisions/073-a-ticket-beside-a-submission.md).
 */
export const startTicketOpener = ({ database, clock, log, forms }: OpenerServices): TicketOpener => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const { notify, clear, pause: untilNotified } = createNotifiedPause();
  forms.onWork(notify);
  const rest = (ms: number) => pause(ms, undefined, { signal, ref: false }).catch(() => {});

  const openAll = async () => {
    let since: Instant = 0;
    while (!signal.aborted) {
      clear();
      try {
        const { isFull } = await openBatch(database, perBatch, clock.now(), since);
        if (!isFull) {
          since = clock.now() - windowMs;
          await untilNotified(lookEveryMs);
        }
        await rest(gatherMs);
      } catch (error) {
        if (!signal.aborted) log.failed(error, { in: 'ticket opener' });
        await rest(lookEveryMs);
      }
    }
  };

  const opening = openAll();
  return {
    stop: async () => {
      stopping.abort();
      notify();
      await opening;
    },
  };
};
