import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from '#server/process-wide.ts';

/** The place of a running task in the fair queue. */
export type Slot = {
  network: string;
  isTaken: boolean;
  /** The task has ended, so it takes no slot again. */
  isDone: boolean;
  /** Number of calls of the task that wait for an external system. */
  waitsWithoutSlot: number;
  leave: () => void;
  /** Waits for the next turn of the network. */
  retake: () => Promise<void>;
};

export const currentSlot = processWide('slot', () => new AsyncLocalStorage<Slot | undefined>());

/**
 * Waits for something that needs no CPU time (a body that is still arriving, an external system) and releases
 * the slot of the task meanwhile. With several such calls in one task, the first one releases the slot, and
 * it is taken again after the last one. Outside a task, `wait` is only called.
 */
export const withoutSlot = async <T>(wait: () => Promise<T>): Promise<T> => {
  const slot = currentSlot.getStore();
  if (!slot || (!slot.isTaken && slot.waitsWithoutSlot === 0)) return wait();
  if (slot.waitsWithoutSlot === 0) slot.leave();
  slot.waitsWithoutSlot += 1;
  try {
    return await currentSlot.run(undefined, wait);
  } finally {
    slot.waitsWithoutSlot -= 1;
    if (slot.waitsWithoutSlot === 0 && !slot.isDone) await slot.retake();
  }
};
