import type { StudioId } from '#domain/studios.ts';

type Versions = ReadonlyMap<StudioId, number>;

/** Shortest time between two polls, so that a burst of changes is one poll and one event per page. */
export const minPollMs = 250;

type VersionPollOptions = {
  /** The version of each studio, which grows with every change of its tickets. */
  readVersions(): Promise<Versions>;
  onChanged(studios: ReadonlySet<StudioId>): void;
  /** Whether a page is open; without one there are no polls. */
  isNeeded(): boolean;
  /** Runs a poll; a failure is logged and not thrown. */
  run(poll: () => Promise<void>): Promise<void>;
  /** Milliseconds of a monotonic clock. */
  elapsed(): number;
};

/** Compares the versions of the studios with those of the last poll. */
export const createVersionPoll = ({
  readVersions,
  onChanged,
  isNeeded,
  run,
  elapsed,
}: VersionPollOptions) => {
  let known: Versions | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isPolling = false;
  let isWanted = false;
  let polledAt = Number.NEGATIVE_INFINITY;

  const compare = async () => {
    const before = known;
    const versions = await readVersions();
    known = versions;
    if (!before) return;
    const changed = [...versions].filter(([studio, version]) => before.get(studio) !== version);
    if (changed.length > 0) onChanged(new Set(changed.map(([studio]) => studio)));
  };
  const poll = async () => {
    // A commit that comes after the running read began needs another read.
    if (isPolling) {
      isWanted = true;
      return;
    }
    isPolling = true;
    polledAt = elapsed();
    await run(compare);
    isPolling = false;
    if (isWanted) pollSoon();
    isWanted = false;
  };
  const pollSoon = () => {
    if (timer || !isNeeded()) return;
    const waitMs = Math.max(0, polledAt + minPollMs - elapsed());
    timer = setTimeout(() => {
      timer = undefined;
      void poll();
    }, waitMs).unref();
  };

  return {
    poll,
    pollSoon,
    /** The versions with which a new page begins: those of the last poll, or current ones. */
    firstVersions: async (): Promise<Versions> => known ?? (await readVersions()),
    start: (versions: Versions) => {
      known ??= versions;
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      known = null;
    },
  };
};
