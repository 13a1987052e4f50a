import type { Frame } from '../screen-types.ts';

export type Refreshed = 'done' | 'overtaken' | 'signed-out' | 'failed';
type Connection = Frame['connection'];
type Parts = {
  /** Requests the screen again. */
  refresh: () => Promise<Refreshed>;
  /** Whether a sheet or dialog is open: the screen does not change under it. */
  isBlocked: () => boolean;
  show: (connection: Connection) => void;
};

const name = 'staff-live';
/** The shortest time between two refreshes of a page, for any number of events. */
const restMs = { visible: 500, hidden: 10_000 };
const blockedMs = 500;
/** A shorter interruption is not shown, because every stream ends after ten minutes. */
const silentMs = 5_000;
const firstWaitMs = 2_000;
const longestWaitMs = 60_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Combines any number of requests into one refresh, and never refreshes under an open sheet. */
const createRefresher = ({ refresh, isBlocked }: Parts) => {
  let isWanted = false;
  let running: Promise<Refreshed> | null = null;
  let askedAt = 0;
  const run = async (): Promise<Refreshed> => {
    let result: Refreshed = 'done';
    while (isWanted) {
      const waitMs = askedAt + (document.hidden ? restMs.hidden : restMs.visible) - Date.now();
      if (isBlocked()) await pause(blockedMs);
      else if (waitMs > 0) await pause(Math.min(waitMs, blockedMs));
      else {
        isWanted = false;
        askedAt = Date.now();
        result = await refresh();
        if (result === 'overtaken') isWanted = true;
      }
    }
    return result;
  };
  return (): Promise<Refreshed> => {
    isWanted = true;
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  };
};

/**
 * Updates the page: after an event of the stream, the page requests its own screen again. One tab of a browser holds the stream (Web Locks)
 * and forwards its events to the other tabs. A stream that ends is opened again after a random wait.
 */
export const startLive = (parts: Parts): (() => void) => {
  const refresh = createRefresher(parts);
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : null;
  let source: EventSource | null = null;
  let failures = 0;
  let retry = 0;
  let cut = 0;
  let isLeader = false;
  let isQueued = false;
  let isStopped = false;
  let release = () => {};

  const say = (connection: Connection) => {
    clearTimeout(cut);
    cut = 0;
    parts.show(connection);
    channel?.postMessage(connection ?? 'on');
  };
  const sayCutLater = () => {
    cut ||= window.setTimeout(() => say('cut'), silentMs);
  };
  const announce = () => {
    channel?.postMessage('changed');
    void refresh();
  };
  const disconnect = () => {
    source?.close();
    source = null;
    clearTimeout(retry);
  };
  /** Releases the lock, so that another tab can open the stream; this tab requests the lock again when it becomes visible. */
  const giveUp = () => {
    disconnect();
    isLeader = false;
    release();
  };
  const connectLater = (isProbing: boolean) => {
    disconnect();
    sayCutLater();
    const baseMs = Math.min(longestWaitMs, firstWaitMs * 2 ** failures);
    failures += 1;
    retry = window.setTimeout(() => void (isProbing ? probe() : connect()), baseMs * (0.5 + Math.random()));
  };
  /** A normal request shows whether the network or the session failed. */
  const probe = async () => {
    const result = await refresh();
    if (isStopped) return;
    if (result === 'failed') return connectLater(true);
    if (result !== 'signed-out') return connect();
    giveUp();
    say('idle');
  };
  const connect = () => {
    disconnect();
    const stream = new EventSource('/staff/live');
    source = stream;
    let isOpen = false;
    stream.addEventListener('open', () => {
      isOpen = true;
      failures = 0;
      say(undefined);
      // Finds the changes from before the stream was open.
      announce();
    });
    stream.addEventListener('changed', announce);
    stream.addEventListener('out', () => connectLater(true));
    // The person has opened newer pages in other browsers.
    stream.addEventListener('replaced', giveUp);
    stream.addEventListener('error', () => source === stream && connectLater(!isOpen));
  };

  const lead = () => {
    if (isStopped) return;
    isLeader = true;
    connect();
    return new Promise<void>((resolve) => {
      release = resolve;
    });
  };
  const start = async () => {
    isQueued = true;
    await (navigator.locks ? navigator.locks.request(name, lead) : lead());
    isQueued = false;
  };
  const onVisible = () => {
    if (document.hidden) return;
    void refresh();
    if (!isQueued) void start();
    else if (isLeader && !source) connect();
  };
  const onOnline = () => {
    if (isLeader) connect();
  };
  const onMessage = ({ data }: MessageEvent) => {
    if (data === 'changed') void refresh();
    else parts.show(data === 'on' ? undefined : data);
  };

  channel?.addEventListener('message', onMessage);
  document.addEventListener('visibilitychange', onVisible);
  addEventListener('online', onOnline);
  void start();
  return () => {
    isStopped = true;
    giveUp();
    clearTimeout(cut);
    channel?.close();
    document.removeEventListener('visibilitychange', onVisible);
    removeEventListener('online', onOnline);
  };
};
