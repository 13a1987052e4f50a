import type { IncomingMessage, ServerResponse } from 'node:http';

type Entry = { outgoing: ServerResponse; enter: () => void };

/** Number of requests that start in one turn of the event loop, per network and in total. */
const perNetwork = 4;
const inAll = 32;

/**
 * Passes requests to the app a few at a time, with networks in turn. Nothing is refused here: hundreds of simultaneous
 * requests of one network are spread over several turns of the event loop, however cheap each is, and requests of other
 * networks are served in between.
 */
export function createEntryTurns(networkOf: (incoming: IncomingMessage) => string) {
  const queues = new Map<string, Entry[]>();
  let isScheduled = false;

  const take = (): Entry[] => {
    const entries: Entry[] = [];
    for (const [network, queue] of [...queues]) {
      if (entries.length >= inAll) break;
      entries.push(...queue.splice(0, perNetwork));
      // Moves the network to the end, behind networks that have not had a turn yet.
      queues.delete(network);
      if (queue.length > 0) queues.set(network, queue);
    }
    return entries;
  };
  const dispatch = () => {
    if (isScheduled || queues.size === 0) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      const entries = take();
      dispatch();
      for (const { outgoing, enter } of entries) if (!outgoing.destroyed) enter();
    });
  };
  return (incoming: IncomingMessage, outgoing: ServerResponse, enter: () => void): void => {
    const network = networkOf(incoming);
    const queue = queues.get(network) ?? [];
    queue.push({ outgoing, enter });
    queues.set(network, queue);
    dispatch();
  };
}
export type EntryTurns = ReturnType<typeof createEntryTurns>;
