import { AsyncLocalStorage } from 'node:async_hooks';

/** The queue is too long: the job was not started. */
export class Overloaded extends Error {
  override name = 'Overloaded';
}

/** `form` is a submission by a visitor; `read` is every other job that needs computing. */
export type Lane = 'read' | 'form';

export type LaneLimits = {
  /** Maximum number of jobs that run at once, in total and per network. */
  running: number;
  runningPerNetwork: number;
  /** Maximum number of jobs that wait, in total and per network. */
  waiting: number;
  waitingPerNetwork: number;
  maxWaitMs: number;
  /**
   * Maximum number of jobs that wait for an external system without a slot, in total and per network. Above this limit
   * a job keeps its slot while it waits.
   */
  outside: number;
  outsidePerNetwork: number;
  /** A job that runs longer than this loses its slot to the next job; the job itself continues. */
  longestMs: number;
  /** When a job blocks the event loop for this long, its network pauses for the same time before its next job. */
  restsAfterMs: number;
};

/**
 * Jobs wait for the database, the disk and the file store, so many can run at once. The processor stays available
 * because only one job starts per turn of the event loop: on average one job also ends per turn, so a turn costs about
 * as much as one job.
 */
export const usualLanes: Record<Lane, LaneLimits> = {
  read: {
    running: 32,
    runningPerNetwork: 8,
    waiting: 600,
    waitingPerNetwork: 100,
    maxWaitMs: 3_000,
    outside: 512,
    outsidePerNetwork: 64,
    longestMs: 30_000,
    restsAfterMs: 10,
  },
  form: {
    running: 400,
    runningPerNetwork: 200,
    waiting: 400,
    waitingPerNetwork: 200,
    maxWaitMs: 10_000,
    // Admission (admission.ts) sets the limit: most of these jobs wait for a body that is still arriving.
    outside: Number.POSITIVE_INFINITY,
    outsidePerNetwork: Number.POSITIVE_INFINITY,
    longestMs: 30_000,
    restsAfterMs: Number.POSITIVE_INFINITY,
  },
};

type Ticket = { network: string; start: () => void; refuse: (error: Overloaded) => void };
type Slot = {
  network: string;
  isHeld: boolean;
  /** The job has ended: the slot is not taken again. */
  isDone: boolean;
  /** Number of calls of the job that wait for an external system. */
  outsideWaits: number;
  leave: () => void;
  goOutside: () => void;
  comeBack: () => Promise<void>;
};

const currentSlot = new AsyncLocalStorage<Slot | undefined>();

/**
 * Waits for something that needs no computing here (a body that is still arriving, an external system) and releases the
 * slot of the job meanwhile. With several such calls in one job, the first releases the slot and the last to return
 * takes it again. Without a current job the function is only called.
 */
export const outsideSlot = async <T>(wait: () => Promise<T>): Promise<T> => {
  const slot = currentSlot.getStore();
  if (!slot || (!slot.isHeld && slot.outsideWaits === 0)) return wait();
  if (slot.outsideWaits === 0) slot.goOutside();
  slot.outsideWaits += 1;
  try {
    return await currentSlot.run(undefined, wait);
  } finally {
    slot.outsideWaits -= 1;
    if (slot.outsideWaits === 0) await slot.comeBack();
  }
};

/** One queue of waiting jobs per network; the networks take turns. */
function createLane(limits: LaneLimits) {
  const queues = new Map<string, Ticket[]>();
  const running = new Set<Slot>();
  const outside = new Set<Slot>();
  /** Networks that pause, with the end of the pause. */
  const resting = new Map<string, number>();

  const countOf = (network: string, slots: ReadonlySet<Slot>) => {
    let count = 0;
    for (const slot of slots) if (slot.network === network) count += 1;
    return count;
  };
  const waiting = () => {
    let count = 0;
    for (const queue of queues.values()) count += queue.length;
    return count;
  };
  const remove = (ticket: Ticket) => {
    const queue = queues.get(ticket.network);
    const at = queue?.indexOf(ticket) ?? -1;
    if (!queue || at < 0) return;
    queue.splice(at, 1);
    if (queue.length === 0) queues.delete(ticket.network);
  };
  /**
   * When the lane is full, the longest queue loses its last job: many requests of one network never block another
   * network.
   */
  const makeRoom = (ownLength: number): boolean => {
    if (waiting() < limits.waiting) return true;
    let longest: Ticket[] = [];
    for (const queue of queues.values()) if (queue.length > longest.length) longest = queue;
    const last = longest.length > ownLength + 1 ? longest.at(-1) : undefined;
    if (!last) return false;
    remove(last);
    last.refuse(new Overloaded('removed in favour of another network'));
    return true;
  };

  return {
    limits,
    running,
    outside,
    hasRoomOutside: (network: string) =>
      outside.size < limits.outside && countOf(network, outside) < limits.outsidePerNetwork,
    waiting,
    remove,
    add(ticket: Ticket, isReturning: boolean): boolean {
      const queue = queues.get(ticket.network) ?? [];
      if (isReturning) queue.unshift(ticket);
      else if (queue.length >= limits.waitingPerNetwork || !makeRoom(queue.length)) return false;
      else queue.push(ticket);
      queues.set(ticket.network, queue);
      return true;
    },
    /** Records that a job of this network blocked the event loop for `ms`. */
    noteBlocking(network: string, ms: number, now: number) {
      if (ms >= limits.restsAfterMs) resting.set(network, now + ms);
    },
    /** Removes the pauses that are over. Returns the end of the next pause of a network with waiting jobs. */
    endRests(now: number): number | undefined {
      let next: number | undefined;
      for (const [network, until] of resting) {
        if (until <= now) resting.delete(network);
        else if (queues.has(network)) next = Math.min(next ?? until, until);
      }
      return next;
    },
    /** Takes the next job, from the network that has waited longest for its turn. */
    take(): Ticket | undefined {
      if (running.size >= limits.running) return undefined;
      for (const [network, queue] of queues) {
        if (resting.has(network) || countOf(network, running) >= limits.runningPerNetwork) continue;
        const ticket = queue.shift();
        queues.delete(network);
        if (queue.length > 0) queues.set(network, queue);
        return ticket;
      }
      return undefined;
    },
  };
}

/**
 * Fair queue for all work that needs the processor: pages, GraphQL, calendars. Networks take turns, forms and reads
 * take turns, and one job starts per turn of the event loop. Between two jobs the event loop therefore serves what
 * needs no computing (cached responses, files, health) and reads the bytes of other visitors. A network with long jobs
 * leaves half of the time to the others.
 */
export function createFairQueue(lanes: Record<Lane, LaneLimits> = usualLanes) {
  const read = createLane(lanes.read);
  const form = createLane(lanes.form);
  const laneOf = { read, form };
  let isFormNext = true;
  let isScheduled = false;
  let last: { lane: Lane; network: string; began: number } | undefined;
  let restEnds: NodeJS.Timeout | undefined;

  const take = (name: Lane) => {
    const ticket = laneOf[name].take();
    return ticket && { name, ticket };
  };
  const next = () => {
    const first: Lane = isFormNext ? 'form' : 'read';
    const found = take(first);
    if (found) isFormNext = first === 'read';
    return found ?? take(first === 'form' ? 'read' : 'form');
  };
  const turn = () => {
    const now = performance.now();
    if (last) laneOf[last.lane].noteBlocking(last.network, now - last.began, now);
    last = undefined;
    const rests = [read.endRests(now), form.endRests(now)].filter((until) => until !== undefined);
    const found = next();
    if (found) {
      last = { lane: found.name, network: found.ticket.network, began: now };
      setImmediate(turn);
      found.ticket.start();
      return;
    }
    isScheduled = false;
    clearTimeout(restEnds);
    if (rests.length > 0) restEnds = setTimeout(dispatch, Math.min(...rests) - now);
  };
  const dispatch = () => {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(turn);
  };

  const createSlot = (network: string, lane: ReturnType<typeof createLane>) => {
    let timer: NodeJS.Timeout | undefined;
    const slot: Slot = {
      network,
      isHeld: false,
      isDone: false,
      outsideWaits: 0,
      leave: () => {
        clearTimeout(timer);
        slot.isHeld = false;
        if (lane.running.delete(slot)) dispatch();
      },
      goOutside: () => {
        if (!lane.hasRoomOutside(network)) return;
        lane.outside.add(slot);
        slot.leave();
      },
      comeBack: async () => {
        if (!lane.outside.delete(slot)) return;
        await new Promise<void>((resolve) => {
          lane.add({ network, start: () => resolve(hold()), refuse: () => resolve() }, true);
          dispatch();
        });
      },
    };
    const hold = () => {
      if (slot.isDone) return;
      slot.isHeld = true;
      lane.running.add(slot);
      timer = setTimeout(slot.leave, lane.limits.longestMs).unref();
    };
    return { slot, hold };
  };

  return {
    /**
     * Runs the work when it is the turn of this network, or at once inside a running job. Throws `Overloaded` when the
     * work was not started, also when `signal` aborts while the work waits.
     */
    async run<T>(network: string, name: Lane, work: () => T | Promise<T>, signal?: AbortSignal): Promise<T> {
      if (currentSlot.getStore()?.isHeld) return work();
      const lane = laneOf[name];
      const { slot, hold } = createSlot(network, lane);
      const turn = Promise.withResolvers<void>();
      const ticket: Ticket = {
        network,
        start: () => {
          // Synchronously, so that the next job sees the slot as taken.
          hold();
          turn.resolve();
        },
        refuse: turn.reject,
      };
      const drop = (why: string) => {
        lane.remove(ticket);
        turn.reject(new Overloaded(why));
      };
      const onAbort = () => drop('aborted while waiting');
      if (signal?.aborted) throw new Overloaded('aborted before waiting');
      if (!lane.add(ticket, false)) throw new Overloaded('the queue is full');
      const timer = setTimeout(drop, lane.limits.maxWaitMs, 'waited too long').unref();
      signal?.addEventListener('abort', onAbort, { once: true });
      dispatch();
      try {
        await turn.promise;
      } finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      }
      try {
        return await currentSlot.run(slot, async () => work());
      } finally {
        slot.isDone = true;
        lane.outside.delete(slot);
        slot.leave();
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
