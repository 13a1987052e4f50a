import { AsyncLocalStorage } from 'node:async_hooks';

/** The work was not begun: there was too much before it. */
export class Overloaded extends Error {
  override name = 'Overloaded';
}

/** `form` is what visitors send us, `read` everything else that has to be computed. */
export type Lane = 'read' | 'form';

export type LaneLimits = {
  /** Jobs that may be under way at once, in all and for one network. */
  running: number;
  runningPerNetwork: number;
  /** Jobs that may wait, in all and for one network. */
  waiting: number;
  waitingPerNetwork: number;
  maxWaitMs: number;
  /** Jobs that may wait for an outside system without a slot, in all and for one network; one more keeps its slot. */
  outside: number;
  outsidePerNetwork: number;
  /** A job that takes longer than this gives its slot to the next one, whatever becomes of it. */
  longestMs: number;
  /** After a job that blocked the event loop for this long, its network rests as long again before its next one. */
  restsAfterMs: number;
};

/**
 * Jobs wait for the database, the disk and the file store in between, so many may be under way; what keeps the processor free
 * is that only one begins in each turn of the event loop. In the long run one then ends in each turn too, and a turn costs
 * about as much as one job.
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
    // Bounded by admission (admission.ts): mostly bodies that are still arriving.
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
  /** How many calls of the job wait for an outside system. */
  outsideWaits: number;
  leave: () => void;
  goOutside: () => void;
  comeBack: () => Promise<void>;
};

const currentSlot = new AsyncLocalStorage<Slot | undefined>();

/**
 * Waits for something that is not our own computing (a body that is still arriving, another system) without the slot of the
 * job. Of several such calls in one job the first leaves the slot and the last to return takes it again. Outside of a job it
 * only calls.
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

/** One line of waiting jobs per network, served in turn. */
function createLane(limits: LaneLimits) {
  const lines = new Map<string, Ticket[]>();
  const running = new Set<Slot>();
  const outside = new Set<Slot>();
  /** Networks that rest, and until when. */
  const resting = new Map<string, number>();

  const countOf = (network: string, slots: ReadonlySet<Slot>) => {
    let count = 0;
    for (const slot of slots) if (slot.network === network) count += 1;
    return count;
  };
  const waiting = () => {
    let count = 0;
    for (const line of lines.values()) count += line.length;
    return count;
  };
  const remove = (ticket: Ticket) => {
    const line = lines.get(ticket.network);
    const at = line?.indexOf(ticket) ?? -1;
    if (!line || at < 0) return;
    line.splice(at, 1);
    if (line.length === 0) lines.delete(ticket.network);
  };
  /** When the lane is full, the longest line gives way: many requests of one network never shut out another. */
  const makeRoom = (ownLength: number): boolean => {
    if (waiting() < limits.waiting) return true;
    let longest: Ticket[] = [];
    for (const line of lines.values()) if (line.length > longest.length) longest = line;
    const last = longest.length > ownLength + 1 ? longest.at(-1) : undefined;
    if (!last) return false;
    remove(last);
    last.refuse(new Overloaded('made room for another network'));
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
      const line = lines.get(ticket.network) ?? [];
      if (isReturning) line.unshift(ticket);
      else if (line.length >= limits.waitingPerNetwork || !makeRoom(line.length)) return false;
      else line.push(ticket);
      lines.set(ticket.network, line);
      return true;
    },
    /** A job of this network blocked the event loop for so long. */
    noteBlocking(network: string, ms: number, now: number) {
      if (ms >= limits.restsAfterMs) resting.set(network, now + ms);
    },
    /** Ends what rests are over; answers when the next one is, if somebody waits for it. */
    endRests(now: number): number | undefined {
      let next: number | undefined;
      for (const [network, until] of resting) {
        if (until <= now) resting.delete(network);
        else if (lines.has(network)) next = Math.min(next ?? until, until);
      }
      return next;
    },
    /** The next job: of the network that has waited longest for its turn. */
    take(): Ticket | undefined {
      if (running.size >= limits.running) return undefined;
      for (const [network, line] of lines) {
        if (resting.has(network) || countOf(network, running) >= limits.runningPerNetwork) continue;
        const ticket = line.shift();
        lines.delete(network);
        if (line.length > 0) lines.set(network, line);
        return ticket;
      }
      return undefined;
    },
  };
}

/**
 * Fair queue for everything that burns our processor: pages, GraphQL, calendars. Networks take turns, forms and reads take
 * turns, and one job begins per turn of the event loop, so that what needs no computing (cached answers, files, health) and
 * other visitors' bytes are looked at between any two jobs. Long jobs of one network leave half of the time to the others.
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
     * Does the work when it is this network's turn; inside of a job at once. Throws `Overloaded` when it was not begun.
     * Work that is no longer wanted when its signal says so is not begun either.
     */
    async run<T>(network: string, name: Lane, work: () => T | Promise<T>, signal?: AbortSignal): Promise<T> {
      if (currentSlot.getStore()?.isHeld) return work();
      const lane = laneOf[name];
      const { slot, hold } = createSlot(network, lane);
      const turn = Promise.withResolvers<void>();
      const ticket: Ticket = {
        network,
        start: () => {
          // At once, so that the next job finds the slot taken.
          hold();
          turn.resolve();
        },
        refuse: turn.reject,
      };
      const drop = (why: string) => {
        lane.remove(ticket);
        turn.reject(new Overloaded(why));
      };
      const onAbort = () => drop('no longer wanted');
      if (signal?.aborted) throw new Overloaded('no longer wanted');
      if (!lane.add(ticket, false)) throw new Overloaded('too many are waiting');
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
    /** For tests and for whoever watches. */
    get load() {
      const of = (lane: typeof read) => ({ running: lane.running.size, waiting: lane.waiting() });
      return { read: of(read), form: of(form) };
    },
  };
}
export type FairQueue = ReturnType<typeof createFairQueue>;
