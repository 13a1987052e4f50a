export type Enqueue = (network: string, work: () => Promise<void>, signal: AbortSignal) => Promise<void>;

/** A result that is being made or is queued, once for every network that requested it. */
type Flight<Result> = {
  promise: Promise<Result>;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
  networks: Set<string>;
  /** Aborted when the work begins: the queued tasks of the other networks are then removed. */
  started: AbortController;
};

/**
 * Single flight: a result is made once for all who request it. Each network waits in its own queue, and the
 * first one whose turn comes makes the result for all, so that no network waits behind the network that
 * requested it first. `keep` stores the result before the callers get it. What needs no queue is shared by
 * `memoizeFor` (server/time/memoize-for.ts).
 */
export const createSingleFlight = <Result>(
  enqueue: Enqueue,
  keep: (key: string, result: Promise<Result>) => Promise<Result>,
) => {
  const flights = new Map<string, Flight<Result>>();

  const begin = (key: string): Flight<Result> => {
    const { promise: result, resolve, reject } = Promise.withResolvers<Result>();
    const promise = keep(key, result).finally(() => {
      if (flights.get(key) === flight) flights.delete(key);
    });
    const flight = { promise, resolve, reject, networks: new Set<string>(), started: new AbortController() };
    flights.set(key, flight);
    return flight;
  };

  return {
    make(key: string, network: string, produce: () => Promise<Result>): Promise<Result> {
      const flight = flights.get(key) ?? begin(key);
      const { promise, networks, started } = flight;
      if (started.signal.aborted || networks.has(network)) return promise;
      networks.add(network);
      const work = async () => {
        started.abort();
        try {
          flight.resolve(await produce());
        } catch (error) {
          flight.reject(error);
        }
      };
      enqueue(network, work, started.signal).catch((error) => {
        networks.delete(network);
        if (!started.signal.aborted && networks.size === 0) flight.reject(error);
      });
      return promise;
    },
    /** The next request of a key makes its result again; those who wait get the one that is being made. */
    clear: () => flights.clear(),
  };
};
