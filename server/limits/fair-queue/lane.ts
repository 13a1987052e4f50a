import { NamedError } from '#server/errors/named-error.ts';

/** The queue is too long: the task was not started. */
export class Overloaded extends NamedError {
  static override readonly errorName: string = 'Overloaded';
}

export type LaneLimits = {
  /** Maximum number of tasks that run at once, in total and per network. */
  running: number;
  runningPerNetwork: number;
  /** Maximum number of tasks of one network that wait. Of all together, the connections are the limit. */
  waitingPerNetwork: number;
  maxWaitMs: number;
  /** A task that runs longer than this loses its slot to the next task, but continues. */
  maxRunMs: number;
  /** A network whose task makes a turn of the event loop this long starts no other task for the same time. */
  pauseAfterMs: number;
};

export type QueuedTask = { network: string; start: () => void };

/** One queue of waiting tasks per network; the networks take turns. */
export function createLane(limits: LaneLimits) {
  const queues = new Map<string, QueuedTask[]>();
  const running = new Set<QueuedTask>();
  /** Networks that pause, with the end of the pause. */
  const paused = new Map<string, number>();

  const isAtLimit = (network: string) => {
    let count = 0;
    for (const task of running) if (task.network === network) count += 1;
    return count >= limits.runningPerNetwork;
  };

  return {
    limits,
    running,
    waiting: () => queues.values().reduce((sum, { length }) => sum + length, 0),
    add(task: QueuedTask): boolean {
      const queue = queues.get(task.network) ?? [];
      if (queue.length >= limits.waitingPerNetwork) return false;
      queue.push(task);
      queues.set(task.network, queue);
      return true;
    },
    remove(task: QueuedTask) {
      const left = queues.get(task.network)?.filter((waiting) => waiting !== task) ?? [];
      if (left.length > 0) queues.set(task.network, left);
      else queues.delete(task.network);
    },
    /** Records that a turn of the event loop in which a task of this network started took `ms`. */
    noteTurn(network: string, ms: number, now: number) {
      if (ms >= limits.pauseAfterMs) paused.set(network, now + ms);
    },
    /** Ends the pauses that are over. Returns the end of the next pause of a network with waiting tasks. */
    endPauses(now: number): number | undefined {
      let next: number | undefined;
      for (const [network, until] of paused) {
        if (until <= now) paused.delete(network);
        else if (queues.has(network)) next = Math.min(next ?? until, until);
      }
      return next;
    },
    /** Takes the next task, from the network whose turn it is; it counts as running from now on. */
    take(): QueuedTask | undefined {
      if (running.size >= limits.running) return undefined;
      for (const [network, queue] of queues) {
        if (paused.has(network) || isAtLimit(network)) continue;
        const task = queue.shift();
        queues.delete(network);
        if (queue.length > 0) queues.set(network, queue);
        if (task) running.add(task);
        return task;
      }
      return undefined;
    },
  };
}
