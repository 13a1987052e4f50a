import type { ScreenResponse } from '#staff/runtime/fetch-screen.ts';

/** A response that takes longer than this is announced by the line at the top of the page. */
const slowAfterMs = 150;

const showBusy = (isBusy: boolean) => document.documentElement.toggleAttribute('data-busy', isBusy);

/** Requests for screens, of which only the latest counts. */
export const createScreenRequests = () => {
  let latest = 0;
  let running = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    /** The number of the latest request. */
    latest: () => latest,
    isRunning: () => running > 0,
    /** Waits for the response to the latest request. */
    last: () => last,
    /** Waits for a response; null when there was none. `isOvertaken`: a later request has started. */
    load: async (request: Promise<ScreenResponse>) => {
      latest += 1;
      running += 1;
      const turn = latest;
      const timer = window.setTimeout(() => turn === latest && showBusy(true), slowAfterMs);
      const loaded = request.catch(() => null);
      last = loaded;
      const response = await loaded;
      running -= 1;
      clearTimeout(timer);
      const isOvertaken = turn !== latest;
      if (!isOvertaken) showBusy(false);
      return { response, isOvertaken };
    },
  };
};
export type ScreenRequests = ReturnType<typeof createScreenRequests>;
