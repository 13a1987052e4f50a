import { type Principal, visibleScopes } from '#domain/staff/permissions.ts';
import { studioOfScope } from '#domain/staff/scopes.ts';
import type { StudioId } from '#domain/studios.ts';
import type { LiveHub, LiveSink } from '#server/services.ts';
import { createRepeatingJob, type RepeatingJob } from '#server/time/repeating-job.ts';

export const liveLimits = {
  perMember: 3,
  total: 500,
  /**
   * The connection of a phone that lost its network stays open on the server, so every stream ends after this
   * time; an existing page connects again.
   */
  maxAgeMs: 10 * 60_000,
  /** Shorter than the idle timeout of proxies, and than ours (server/process/serve.ts). */
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
  /** A newer page of the same member took its place: a hidden page does not reconnect. */
  replaced: event('replaced'),
  /** The session has ended or is idle. */
  signedOut: event('signed-out'),
  heartbeat: ':\n\n',
};

/** The version of each studio, which grows with every change of its tickets. */
type Versions = ReadonlyMap<StudioId, number>;

type Stream = {
  staffId: string;
  session: string;
  studios: ReadonlySet<StudioId>;
  /** Those of the last poll, or from before the page requested its screen. */
  versions: Versions;
  sink: LiveSink;
  startedAt: number;
};

export type LiveHubOptions = {
  readVersions(): Promise<Versions>;
  /** The members whose sessions are still valid. */
  findSessionMembers(sessions: readonly string[]): Promise<ReadonlyMap<string, Principal>>;
  onError(error: unknown): void;
  /** Milliseconds of a monotonic clock; tests pass their own. */
  elapsed?: () => number;
};

const studiosOf = (member: Principal): ReadonlySet<StudioId> =>
  new Set(visibleScopes(member).map(studioOfScope));

/**
 * Notifies open pages that something changed in one of their studios. The versions in the database are the
 * only source, for changes by this process and by others: docs/decisions/074-live-updates-by-version.md
 */
export const createLiveHub = ({
  readVersions,
  findSessionMembers,
  onError,
  elapsed = () => performance.now(),
}: LiveHubOptions): LiveHub => {
  /** In the order in which they were opened. */
  const streams = new Set<Stream>();
  let isClosed = false;
  let polls: RepeatingJob | undefined;
  let pollTimer: NodeJS.Timeout | undefined;
  let checkedAt = elapsed();
  let polledAt = Number.NEGATIVE_INFINITY;

  const removeStream = (stream: Stream) => {
    streams.delete(stream);
    if (streams.size > 0) return;
    void polls?.stop();
    polls = undefined;
    clearTimeout(pollTimer);
    pollTimer = undefined;
  };
  const endStream = (stream: Stream, last?: string) => {
    removeStream(stream);
    if (last) stream.sink.send(last);
    stream.sink.end();
  };
  const endOldestOf = (staffId: string) => {
    const own = [...streams].filter((stream) => stream.staffId === staffId);
    for (const oldest of own.slice(0, Math.max(0, own.length + 1 - liveLimits.perMember)))
      endStream(oldest, liveEvents.replaced);
  };

  /** Reads roles, studios and sessions again: a member disabled by another process gets no more events. */
  const checkMembers = async () => {
    const members = await findSessionMembers([...streams].map(({ session }) => session));
    for (const stream of [...streams]) {
      const member = members.get(stream.session);
      if (member) stream.studios = studiosOf(member);
      else endStream(stream, liveEvents.signedOut);
    }
  };
  const compareVersions = async () => {
    const versions = await readVersions();
    for (const stream of streams) {
      const { studios, versions: known } = stream;
      stream.versions = versions;
      if ([...studios].some((studio) => versions.get(studio) !== known.get(studio)))
        stream.sink.send(liveEvents.changed);
    }
  };
  const poll = async () => {
    const now = elapsed();
    polledAt = now;
    for (const stream of [...streams]) if (now - stream.startedAt >= liveLimits.maxAgeMs) endStream(stream);
    if (now - checkedAt >= liveLimits.heartbeatMs) {
      checkedAt = now;
      for (const { sink } of streams) sink.send(liveEvents.heartbeat);
      await checkMembers();
    }
    await compareVersions();
  };

  return {
    join: async (member, session, sink) => {
      // The versions are read before the page requests its screen, so that a change in between is not missed.
      const versions = await readVersions();
      if (isClosed || streams.size >= liveLimits.total) return null;
      endOldestOf(member.id);
      const studios = studiosOf(member);
      const stream: Stream = { staffId: member.id, session, studios, versions, sink, startedAt: elapsed() };
      streams.add(stream);
      polls ??= createRepeatingJob({ everyMs: liveLimits.pollEveryMs, run: poll, onError }).start();
      return () => removeStream(stream);
    },
    notifyChange: () => {
      if (streams.size === 0) return;
      const waitMs = Math.max(0, polledAt + liveLimits.minPollMs - elapsed());
      pollTimer ??= setTimeout(() => {
        pollTimer = undefined;
        void polls?.runNow();
      }, waitMs).unref();
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
