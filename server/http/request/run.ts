import type { Context } from 'hono';
import type { FairQueue, Lane } from '#server/limits/fair-queue/fair-queue.ts';
import { networkOf } from '#server/limits/network.ts';
import type { ClientIp } from './client-ip.ts';

/** Queues work that needs CPU time. */
export type Run = <T>(c: Context, lane: Lane, work: () => Promise<T>) => Promise<T>;

/** A form is processed even when its visitor has disconnected. */
export const createRun =
  (queue: FairQueue, clientIp: ClientIp): Run =>
  (c, lane, work) =>
    queue.run(networkOf(clientIp(c)), lane, work, lane === 'read' ? c.req.raw.signal : undefined);
