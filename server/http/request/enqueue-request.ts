import type { Context } from 'hono';
import type { FairQueue, Lane } from '#server/limits/fair-queue/fair-queue.ts';
import { networkOf } from '#server/limits/network.ts';
import type { ClientIp } from './client-ip.ts';

/** Puts work of a request that needs CPU time into the fair queue. */
export type EnqueueRequest = <T>(c: Context, lane: Lane, work: () => Promise<T>) => Promise<T>;

/** A form is processed even when its visitor has disconnected. */
export const createEnqueueRequest =
  (queue: FairQueue, clientIp: ClientIp): EnqueueRequest =>
  (c, lane, work) =>
    queue.enqueue(networkOf(clientIp(c)), lane, work, lane === 'read' ? c.req.raw.signal : undefined);
