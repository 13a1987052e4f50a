import { type Principal, visibleScopes } from '#domain/staff/permissions.ts';
import { studioOfScope } from '#domain/staff/scopes.ts';
import type { LiveHub, LiveSink } from './live-types.ts';

export const liveLimits = {
  perMember: 3,
  total: 500,
  /**
   * The connection of a phone that lost its network stays open on the server, so every stream ends after this time; a page that still
   * exists connects again.
   */
  maxAgeMs: 10 * 60_000,
  /** Shorter than the idle timeout of proxies, and than ours (process/serve.ts). */
  heartbeatMs: 15_000,
  /** Interval of the polls for new versions while pages are open. */
  pollEveryMs: 1_000,
  /** Shortest time between two polls, so that a burst of changes is one poll and one event per page. */
  minPollMs: 250,
};

const event = (name: string) => `event: ${name}\ndata:\n\n`;
/** Events have a name and no data: the page requests its screen again, with its own permissions. */
export const liveEvents = {
  changed: event('changed'),
  /** A newer page of the same person took its place: this page does not reconnect. */
  replaced: event('replaced'),
  /** The session has ended or is idle. */
  signedOut: event('signed-out'),
  heartbeat: ':\n\n',
};

type Stream = {
  staffId: string;
  session: string;
  studios: ReadonlySet<number>;
  sink: LiveSink;
  startedAt: number;
};

export type LiveSources = {
  /** The version of each studio, which grows with every change of its tickets. */
  readVersions(): Promise<ReadonlyMap<number, number>>;
  /** The members whose sessions are still valid. */
  findMembers(sessions: readonly string[]): Promise<ReadonlyMap<string, Principal>>;
  /** Deletes expired presence rows. */
  removeExpiredPresence(): Promise<void>;
  onError(error: unknown): void;
  /** Milliseconds of a monotonic clock; tests pass their own. */
  elapsed?: () => number;
};

const studiosOf = (member: Principal): ReadonlySet<number> =>
  new Set(visibleScopes(member).map(studioOfScope));

/**
 * Notifies open pages that something changed in one of their studios. The versions in the database are the only source, for changes by this
 * process and by others: docs/decisions/074-live-updates-by-version.md
 */
export const createLiveHub = ({
  readVersions,
  findMembers,
  removeExpiredPresence,
  onError,
  elapsed = () => performance.now(),
}: LiveSources): LiveHub & { tick(): Promise<void> } => {
  /** In the order in which they were opened. */
  const streams = new Set<Stream>();
  let knownVersions: ReadonlyMap<number, number> | null = null;
  let isClosed = false;
  let tickTimer: NodeJS.Timeout | undefined;
  let pollTimer: NodeJS.Timeout | undefined;
  let isPolling = false;
  let isPollWanted = false;
  let isTicking = false;
  let hasFailed = false;
  let polledAt = Number.NEGATIVE_INFINITY;
  let checkedAt = elapsed();

  const stopTimers = () => {
    clearInterval(tickTimer);
    clearTimeout(pollTimer);
    tickTimer = undefined;
    pollTimer = undefined;
    knownVersions = null;
  };
  const removeStream = (stream: Stream) => {
    streams.delete(stream);
    if (streams.size === 0) stopTimers();
  };
  const endStream = (stream: Stream, last?: string) => {
    removeStream(stream);
    if (last) stream.sink.send(last);
    stream.sink.end();
  };
  /** Logs one entry per series of failures: while the database is unreachable every poll fails. */
  const guarded = async (work: () => Promise<void>) => {
    try {
      await work();
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) onError(error);
      hasFailed = true;
    }
  };

  const compare = async () => {
    const before = knownVersions;
    const versions = await readVersions();
    knownVersions = versions;
    if (!before) return;
    const changed = [...versions].filter(([studio, version]) => before.get(studio) !== version);
    for (const { studios, sink } of streams)
      if (changed.some(([studio]) => studios.has(studio))) sink.send(liveEvents.changed);
  };
  const poll = async () => {
    // A commit that comes after the running read began needs another read.
    if (isPolling) {
      isPollWanted = true;
      return;
    }
    isPolling = true;
    polledAt = elapsed();
    await guarded(compare);
    isPolling = false;
    if (isPollWanted) pollSoon();
    isPollWanted = false;
  };
  const pollSoon = () => {
    if (pollTimer || streams.size === 0) return;
    const waitMs = Math.max(0, polledAt + liveLimits.minPollMs - elapsed());
    pollTimer = setTimeout(() => {
      pollTimer = undefined;
      void poll();
    }, waitMs).unref();
  };

  /** Reads roles, studios and sessions again: a member who was disabled by another process gets no more events. */
  const check = async () => {
    const members = await findMembers([...streams].map(({ session }) => session));
    for (const stream of [...streams]) {
      const member = members.get(stream.session);
      if (member) stream.studios = studiosOf(member);
      else endStream(stream, liveEvents.signedOut);
    }
    await removeExpiredPresence();
  };

  const tick = async () => {
    if (isTicking) return;
    isTicking = true;
    const now = elapsed();
    for (const stream of [...streams]) if (now - stream.startedAt >= liveLimits.maxAgeMs) endStream(stream);
    if (now - checkedAt >= liveLimits.heartbeatMs) {
      checkedAt = now;
      for (const { sink } of streams) sink.send(liveEvents.heartbeat);
      if (streams.size > 0) await guarded(check);
    }
    if (streams.size > 0) await poll();
    isTicking = false;
  };

  return {
    tick,
    join: async (member, session, sink) => {
      // The versions are read before the page requests its screen, so that a change in between is not missed.
      const baseline = knownVersions ?? (await readVersions());
      if (isClosed || streams.size >= liveLimits.total) return null;
      knownVersions ??= baseline;
      const own = [...streams].filter(({ staffId }) => staffId === member.id);
      for (const oldest of own.slice(0, Math.max(0, own.length + 1 - liveLimits.perMember)))
        endStream(oldest, liveEvents.replaced);
      const startedAt = elapsed();
      const stream: Stream = { staffId: member.id, session, studios: studiosOf(member), sink, startedAt };
      streams.add(stream);
      tickTimer ??= setInterval(() => void tick(), liveLimits.pollEveryMs).unref();
      return () => removeStream(stream);
    },
    notifyChange: (studios) => {
      const isSeen = (stream: Stream) => !studios || studios.some((studio) => stream.studios.has(studio));
      if ([...streams].some(isSeen)) pollSoon();
    },
    closeFor: (staffId) => {
      for (const stream of [...streams])
        if (stream.staffId === staffId) endStream(stream, liveEvents.signedOut);
    },
    close: () => {
      isClosed = true;
      for (const stream of [...streams]) endStream(stream);
    },
    get open() {
      return streams.size;
    },
  };
};
