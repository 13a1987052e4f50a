import { createLane, type LaneLimits, Overloaded, type QueuedTask } from './lane.ts';

/** `form` is a submission by a visitor; `read` is every other task that needs CPU time. */
export type Lane = 'read' | 'form';

/**
 * Tasks mostly wait (database, disk, file store), so many run at once. One starts per turn of the event loop,
 * so a turn costs about one task.
 */
export const defaultLanes: Record<Lane, LaneLimits> = {
  read: {
    running: 32,
    runningPerNetwork: 8,
    waitingPerNetwork: 100,
    maxWaitMs: 3_000,
    maxRunMs: 30_000,
    pauseAfterMs: 10,
  },
  form: {
    running: 400,
    runningPerNetwork: 200,
    waitingPerNetwork: 200,
    maxWaitMs: 10_000,
    maxRunMs: 30_000,
    pauseAfterMs: Number.POSITIVE_INFINITY,
  },
};

/**
 * Fair queue for all work that needs CPU time: pages, GraphQL, calendars. Networks take turns, forms and
 * reads take turns, and one task starts per turn of the event loop. Between two tasks the event loop serves
 * what needs little CPU time (cached responses, files, health) and reads the bytes of other visitors. A
 * network whose task makes a turn long starts no other task for the same time.
 */
export function createFairQueue(lanes: Record<Lane, LaneLimits> = defaultLanes) {
  const read = createLane(lanes.read);
  const form = createLane(lanes.form);
  const laneOf = { read, form };
  let isFormNext = true;
  let isScheduled = false;
  /** The task that started in the turn of the event loop that now ends. */
  let last: { lane: typeof read; network: string; began: number } | undefined;
  let pauseEnds: NodeJS.Timeout | undefined;

  const next = () => {
    const [first, second] = isFormNext ? [form, read] : [read, form];
    const task = first.take();
    if (task) isFormNext = first === read;
    return { lane: task ? first : second, task: task ?? second.take() };
  };
  const startNext = () => {
    const now = performance.now();
    // The whole turn counts for the network whose task started in it, although parts of earlier tasks run in
    // it too: docs/decisions/055-fair-queue-per-network.md
    last?.lane.noteTurn(last.network, now - last.began, now);
    const pauses = [read.endPauses(now), form.endPauses(now)].filter((until) => until !== undefined);
    const { lane, task } = next();
    last = task && { lane, network: task.network, began: now };
    isScheduled = task !== undefined;
    if (task) {
      setImmediate(startNext);
      task.start();
      return;
    }
    clearTimeout(pauseEnds);
    if (pauses.length > 0) pauseEnds = setTimeout(dispatch, Math.min(...pauses) - now);
  };
  const dispatch = () => {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(startNext);
  };

  return {
    /**
     * Runs the work when it is this network's turn. The work may wait for a database, a disk or a store, and
     * for nothing slower: a body is read before. Throws `Overloaded` when the work was not started, also
     * because `signal` was aborted. A task must not enqueue another one, which could wait for the slot of the
     * first.
     */
    async enqueue<T>(
      network: string,
      name: Lane,
      work: () => T | Promise<T>,
      signal?: AbortSignal,
    ): Promise<T> {
      const lane = laneOf[name];
      const turn = Promise.withResolvers<void>();
      const task: QueuedTask = { network, start: () => turn.resolve() };
      const drop = (why: string) => {
        lane.remove(task);
        turn.reject(new Overloaded(why));
      };
      const onAbort = () => drop('aborted while waiting');
      if (signal?.aborted) throw new Overloaded('aborted before waiting');
      if (!lane.add(task)) throw new Overloaded('the queue is full');
      const waiting = setTimeout(drop, lane.limits.maxWaitMs, 'waited too long').unref();
      signal?.addEventListener('abort', onAbort, { once: true });
      dispatch();
      try {
        await turn.promise;
      } finally {
        clearTimeout(waiting);
        signal?.removeEventListener('abort', onAbort);
      }
      const leave = () => {
        if (lane.running.delete(task)) dispatch();
      };
      const running = setTimeout(leave, lane.limits.maxRunMs).unref();
      try {
        return await work();
      } finally {
        clearTimeout(running);
        leave();
      }
    },
    /** For tests and metrics. */
    get load() {
      const of = (lane: typeof read) => ({ running: lane.running.size, waiting: lane.waiting() });
      return { read: of(read), form: of(form) };
    },
  };
}
export type FairQueue = ReturnType<typeof createFairQueue>;
