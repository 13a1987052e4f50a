import type { Frame } from '#staff/screen-types.ts';

/** `idle`: the session needs a verification. `ended`: there is no session any more. */
export type Refreshed = 'done' | 'overtaken' | 'idle' | 'ended' | 'failed';
type Connection = Frame['connection'];
type Options = {
  /** Requests the screen again. */
  refresh: () => Promise<Refreshed>;
  /** Whether a sheet or dialog is open: the screen does not change under it. */
  isBlocked: () => boolean;
  show: (connection: Connection) => void;
  /** Loads the page again, which is the sign-in. */
  leave: () => void;
};

/** The shortest time between two refreshes of a page, for any number of events. */
const minIntervalMs = { visible: 500, hidden: 10_000 };
const blockedMs = 500;
/** A shorter interruption is not shown, because every stream ends after ten minutes. */
const quietMs = 5_000;
const firstWaitMs = 2_000;
const longestWaitMs = 60_000;
/** A stream that ends earlier makes the next wait longer: visible pages could replace each other all day. */
const steadyMs = 60_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Fetches the screen once for any number of requests, and never while a sheet is open. */
const createRefresher = ({ refresh, isBlocked }: Options) => {
  let isRefreshWanted = false;
  let running: Promise<Refreshed> | null = null;
  let refreshedAt = 0;
  const run = async (): Promise<Refreshed> => {
    let result: Refreshed = 'done';
    while (isRefreshWanted) {
      const waitMs =
        refreshedAt + (document.hidden ? minIntervalMs.hidden : minIntervalMs.visible) - Date.now();
      if (isBlocked()) await pause(blockedMs);
      else if (waitMs > 0) await pause(Math.min(waitMs, blockedMs));
      else {
        isRefreshWanted = false;
        refreshedAt = Date.now();
        result = await refresh();
        if (result === 'overtaken') isRefreshWanted = true;
      }
    }
    return result;
  };
  return (): Promise<Refreshed> => {
    isRefreshWanted = true;
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  };
};

/**
 * Updates the page: after an event of the stream, the page requests its own screen again. A stream that ends
 * is opened again after a random wait. Of many tabs of a member the server keeps the streams of the newest;
 * a hidden one of the others opens its stream when it becomes visible.
 */
export const startLive = (options: Options, signal: AbortSignal) => {
  const refresh = createRefresher(options);
  let source: EventSource | null = null;
  let failures = 0;
  /** Until the next stream, or until an open one counts as steady. */
  let timer = 0;
  let interruptionTimer = 0;
  let isSigningOut = false;

  const show = (connection: Connection) => {
    clearTimeout(interruptionTimer);
    interruptionTimer = 0;
    options.show(connection);
  };
  const showInterruptionLater = () => {
    interruptionTimer ||= window.setTimeout(() => show('interrupted'), quietMs);
  };
  const disconnect = () => {
    source?.close();
    source = null;
    clearTimeout(timer);
  };
  const connectLater = (isProbing: boolean) => {
    disconnect();
    showInterruptionLater();
    const baseMs = Math.min(longestWaitMs, firstWaitMs * 2 ** failures);
    failures += 1;
    timer = window.setTimeout(() => void (isProbing ? probe() : connect()), baseMs * (0.5 + Math.random()));
  };
  /** A normal request shows whether the network or the session failed. */
  const probe = async () => {
    const result = await refresh();
    if (signal.aborted) return;
    if (result === 'failed') return connectLater(true);
    if (result !== 'idle' && result !== 'ended') return connect();
    // Nobody is signed in: nothing of the screen stays. Drafts are stored.
    if (result !== 'ended') return show('idle');
    // A reload would stop the navigation of the sign-out.
    if (!isSigningOut) options.leave();
  };
  const connect = () => {
    disconnect();
    const stream = new EventSource('/staff/live');
    source = stream;
    let isOpen = false;
    stream.addEventListener('open', () => {
      isOpen = true;
      timer = window.setTimeout(() => {
        failures = 0;
      }, steadyMs);
      show(undefined);
      // Finds the changes from before the stream was open.
      void refresh();
    });
    stream.addEventListener('changed', () => void refresh());
    stream.addEventListener('signed-out', () => {
      disconnect();
      void probe();
    });
    // The member has opened newer pages.
    stream.addEventListener('replaced', () => (document.hidden ? disconnect() : connectLater(false)));
    stream.addEventListener('error', () => source === stream && connectLater(!isOpen));
  };

  const onVisible = () => {
    if (document.hidden) return;
    void refresh();
    if (!source) connect();
  };
  const onSubmit = ({ target }: SubmitEvent) => {
    isSigningOut ||= (target as Element).matches('[action="/staff/sign-out"]');
  };
  document.addEventListener('visibilitychange', onVisible, { signal });
  document.addEventListener('submit', onSubmit, { signal });
  addEventListener('online', connect, { signal });
  signal.addEventListener('abort', () => {
    disconnect();
    clearTimeout(interruptionTimer);
  });
  connect();
};
