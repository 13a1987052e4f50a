import { setTimeout as wait } from 'node:timers/promises';

type Falsy = null | undefined | false | 0 | '';
export type Read<T> = () => Promise<T | Falsy> | T | Falsy;

/** Polls until the result is truthy; the time limit only ends a test that would hang. */
export const until = async <T>(
  what: string | (() => string),
  read: Read<T>,
  { limitMs = 20_000, everyMs = 20 } = {},
): Promise<T> => {
  const end = Date.now() + limitMs;
  for (;;) {
    const found = await read();
    if (found) return found;
    if (Date.now() > end)
      throw new Error(`Timed out waiting until ${typeof what === 'string' ? what : what()}`);
    await wait(everyMs);
  }
};
