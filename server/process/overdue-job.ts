import { returnOverdue } from '#server/models/tickets/change-ticket.ts';
import type { Context } from './context.ts';

const everyMs = 60_000;

/** Removes the owner of leads without a contact past the due time, every minute, in every process. */
export const startOverdueJob = ({ db, clock, log, desk }: Pick<Context, 'db' | 'clock' | 'log' | 'desk'>) => {
  let running: Promise<void> = Promise.resolve();
  const run = async () => {
    try {
      const studios = await returnOverdue(db, clock.now());
      if (studios.length > 0) desk.live.notifyChange([...new Set(studios)]);
    } catch (error) {
      log.failed(error, { in: 'overdue tickets' });
    }
  };
  const timer = setInterval(() => {
    running = running.then(run);
  }, everyMs).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
};
