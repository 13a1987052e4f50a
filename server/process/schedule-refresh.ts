import { roll } from '#server/integrations/booking/embedded/simulator/roll.ts';
import type { Context } from '#server/process/context.ts';
import { studioDay } from '#server/time/studio-time.ts';

const checkEveryMs = 60_000;

export type Rolling = {
  /** Rolls if the day has changed since the last time. */
  check(): Promise<void>;
  stop(): void;
};

/**
 * Brings the schedule to today and keeps it there. It looks at the clock every minute rather than sleep until
 * midnight, because machines sleep too; what failed is tried again a minute later.
 */
export const keepScheduleRolling = async (
  { db, clock, announceChange }: Pick<Context, 'db' | 'clock' | 'announceChange'>,
  onError: (error: unknown) => void = () => {},
): Promise<Rolling> => {
  let day = studioDay(clock.now());
  await roll(db, day);
  let isRolling = false;

  const check = async () => {
    const today = studioDay(clock.now());
    if (today === day || isRolling) return;
    isRolling = true;
    try {
      await roll(db, today);
      day = today;
      announceChange();
    } catch (error) {
      onError(error);
    } finally {
      isRolling = false;
    }
  };

  const timer = setInterval(check, checkEveryMs);
  timer.unref();
  return { check, stop: () => clearInterval(timer) };
};
