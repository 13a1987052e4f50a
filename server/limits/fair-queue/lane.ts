import type { Slot } from './slot.ts';

/** The queue is too long: the job was not started. */
export class Overloaded extends Error {
  override name = 'Overloaded';
  /** By name, because each language's bundle has a copy of this class and all share one queue. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return error instanceof Error && error.name === 'Overloaded';
  }
}

export type LaneLimits = {
  /** Maximum number of jobs that run at once, in total and per network. */
  running: number;
  runningPerNetwork: number;
  /** Maximum number of jobs that wait, in total and per network. */
  waiting: number;
  waitingPerNetwork: number;
  maxWaitMs: number;
  /**
   * Maximum number of jobs that wait for an external system without holding a slot, in total and per network.
   * Further jobs hold their slot while they wait.
   */
  withoutSlot: number;
  withoutSlotPerNetwork: number;
  /** A job that runs longer than this loses its slot to the next job, but continues. */
  maxRunMs: number;
  /** A network whose job makes a turn of the event loop this long starts no other job for the same time. */
  pauseAfterMs: number;
};

export type QueuedJob = { network: string; start: () => void; refuse: (error: Overloaded) => void };

/** One queue of waiting jobs per network; the networks take turns. */
export function createLane(limits: LaneLimits) {
  const queues = new Map<string, QueuedJob[]>();
  const running = new Set<Slot>();
  const withoutSlot = new Set<Slot>();
  /** Networks that pause, with the end of the pause. */
  const paused = new Map<string, number>();

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
  const remove = (job: QueuedJob) => {
    const queue = queues.get(job.network);
    const at = queue?.indexOf(job) ?? -1;
    if (!queue || at < 0) return;
    queue.splice(at, 1);
    if (queue.length === 0) queues.delete(job.network);
  };
  /** When the lane is full, the longest queue loses its last job, so that no network blocks another. */
  const makeRoom = (ownLength: number): boolean => {
    if (waiting() < limits.waiting) return true;
    let longest: QueuedJob[] = [];
    for (const queue of queues.values()) if (queue.length > longest.length) longest = queue;
    const last = longest.length > ownLength + 1 ? longest.at(-1) : undefined;
    if (!last) return false;
    remove(last);
    last.refuse(new Overloaded('removed in favor of another network'));
    return true;
  };

  return {
    limits,
    running,
    withoutSlot,
    hasRoomWithoutSlot: (network: string) =>
      withoutSlot.size < limits.withoutSlot && countOf(network, withoutSlot) < limits.withoutSlotPerNetwork,
    waiting,
    remove,
    add(job: QueuedJob, isReturning: boolean): boolean {
      const queue = queues.get(job.network) ?? [];
      if (isReturning) queue.unshift(job);
      else if (queue.length >= limits.waitingPerNetwork || !makeRoom(queue.length)) return false;
      else queue.push(job);
      queues.set(job.network, queue);
      return true;
    },
    /** Records that a turn of the event loop in which a job of this network started took `ms`. */
    noteTurn(network: string, ms: number, now: number) {
      if (ms >= limits.pauseAfterMs) paused.set(network, now + ms);
    },
    /** Ends the pauses that are over. Returns the end of the next pause of a network with waiting jobs. */
    endPauses(now: number): number | undefined {
      let next: number | undefined;
      for (const [network, until] of paused) {
        if (until <= now) paused.delete(network);
        else if (queues.has(network)) next = Math.min(next ?? until, until);
      }
      return next;
    },
    /** Takes the next job, from the network whose turn it is. */
    take(): QueuedJob | undefined {
      if (running.size >= limits.running) return undefined;
      for (const [network, queue] of queues) {
        if (paused.has(network) || countOf(network, running) >= limits.runningPerNetwork) continue;
        const job = queue.shift();
        queues.delete(network);
        if (queue.length > 0) queues.set(network, queue);
        return job;
      }
      return undefined;
    },
  };
}
