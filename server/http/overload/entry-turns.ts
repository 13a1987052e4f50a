import type { IncomingMessage, ServerResponse } from 'node:http';

type Entry = { outgoing: ServerResponse; enter: () => void };

/** How many requests of one network, and of all together, begin in one turn of the event loop. */
const perNetwork = 4;
const inAll = 32;

/**
 * Lets requests into the app a few at a time, networks in turn. Nothing is refused here: hundreds of requests of one network
 * that arrive together, however cheap each is, are only spread over several turns of the event loop, and whoever comes from
 * elsewhere is looked at in between.
 */
export function createEntryTurns(networkOf: (incoming: IncomingMessage) => string) {
  const lines = new Map<string, Entry[]>();
  let isScheduled = false;

  const take = (): Entry[] => {
    const entries: Entry[] = [];
    for (const [network, line] of [...lines]) {
      if (entries.length >= inAll) break;
      entries.push(...line.splice(0, perNetwork));
      // To the end, behind those that had no turn yet.
      lines.delete(network);
      if (line.length > 0) lines.set(network, line);
    }
    return entries;
  };
  const dispatch = () => {
    if (isScheduled || lines.size === 0) return;
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
    const line = lines.get(network) ?? [];
    line.push({ outgoing, enter });
    lines.set(network, line);
    dispatch();
  };
}
export type EntryTurns = ReturnType<typeof createEntryTurns>;
