import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Principal } from '#domain/staff/permissions.ts';
import { toStudioId } from '#domain/studios.ts';
import type { LiveSink } from '#server/services.ts';
import { createLiveHub, liveEvents, liveLimits } from './hub.ts';

const frontDesk = (id: string, ...studios: number[]): Principal => ({
  id,
  role: 'Front_Desk',
  studios: studios.map(toStudioId),
});
const corporate: Principal = { id: 'ana', role: 'Corporate', studios: [] };

/** A hub whose versions, sessions and clock the test controls. */
const createHub = () => {
  const versions = new Map([3, 4, 5].map((studio) => [toStudioId(studio), 1]));
  const members = new Map<string, Principal>();
  const state = { now: 0, reads: 0, error: null as Error | null };
  const errors: unknown[] = [];
  const hub = createLiveHub({
    readVersions: async () => {
      state.reads += 1;
      if (state.error) throw state.error;
      return new Map(versions);
    },
    findSessionMembers: async (sessions) =>
      new Map(sessions.flatMap((session) => [[session, members.get(session)] as const]).filter(hasMember)),
    onError: (error) => errors.push(error),
    elapsed: () => state.now,
  });
  const move = (studio: number) => {
    const id = toStudioId(studio);
    versions.set(id, (versions.get(id) ?? 0) + 1);
  };
  const join = async (member: Principal, session = member.id) => {
    members.set(session, member);
    const events: string[] = [];
    const page = { events, isEnded: false, leave: null as (() => void) | null };
    const sink: LiveSink = {
      send: (text) => events.push(text),
      end: () => {
        page.isEnded = true;
      },
    };
    page.leave = await hub.join(member, session, sink);
    return page;
  };
  /** Advances the clock and polls once. */
  const later = async (ms: number) => {
    state.now += ms;
    await vi.advanceTimersByTimeAsync(liveLimits.pollEveryMs);
  };
  return { hub, versions, members, state, errors, move, join, later };
};
const hasMember = (entry: readonly [string, Principal | undefined]): entry is readonly [string, Principal] =>
  entry[1] !== undefined;

const { changed, heartbeat, signedOut, replaced } = liveEvents;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('only pages whose studios changed are notified, and only that something changed', async () => {
  const { join, move, later } = createHub();
  const davie = await join(frontDesk('nina', 3));
  const both = await join({ id: 'omar', role: 'Studio_Manager', studios: [3, 4].map(toStudioId) });
  const all = await join(corporate);
  const elsewhere = await join(frontDesk('rosa', 5));
  const teacher = await join({ id: 'tia', role: 'Teacher', studios: [toStudioId(3)] });
  move(3);
  await later(1_000);
  move(4);
  await later(1_000);
  expect(davie.events).toEqual([changed]);
  expect(both.events).toEqual([changed, changed]);
  expect(all.events).toEqual([changed, changed]);
  expect(elsewhere.events).toEqual([]);
  expect(teacher.events).toEqual([]);
  expect(changed).toBe('event: changed\ndata:\n\n');
});

test('no role is notified of a studio that is not theirs: every role, every studio', async () => {
  const members: Principal[] = [
    corporate,
    ...[[3], [4, 5], []].flatMap((studios, at) =>
      (['Studio_Manager', 'Front_Desk', 'Teacher'] as const).map((role) => ({
        id: `${role}-${at}`,
        role,
        studios: studios.map(toStudioId),
      })),
    ),
  ];
  for (const studio of [3, 4, 5].map(toStudioId)) {
    const { join, move, later } = createHub();
    const pages = await Promise.all(members.map(async (member) => ({ member, page: await join(member) })));
    move(studio);
    await later(1_000);
    for (const { member, page } of pages) {
      const isTheirs = member.role !== 'Teacher' && member.studios.includes(studio);
      const expected = member.role === 'Corporate' || isTheirs ? [changed] : [];
      expect(page.events, `${member.id} ${studio}`).toEqual(expected);
    }
  }
});

test('an announced change is sent once without waiting for the next poll, and a burst is one event', async () => {
  const { hub, join, move, state, later } = createHub();
  const page = await join(frontDesk('nina', 3));
  move(3);
  hub.notifyChange();
  await vi.advanceTimersByTimeAsync(0);
  expect(page.events).toEqual([changed]);
  await later(1_000);
  expect(page.events).toEqual([changed]);

  const reads = state.reads;
  for (let count = 0; count < 50; count++) {
    move(3);
    hub.notifyChange();
  }
  await vi.advanceTimersByTimeAsync(liveLimits.minPollMs);
  expect(page.events).toEqual([changed, changed]);
  expect(state.reads).toBe(reads + 1);
});

test('a commit during a running poll is not missed', async () => {
  const { hub, join, move, versions } = createHub();
  const page = await join(frontDesk('nina', 3));
  let isFirst = true;
  const get = versions[Symbol.iterator].bind(versions);
  // The versions are read, then another request commits and notifies before the result arrives.
  vi.spyOn(versions, Symbol.iterator).mockImplementation(() => {
    const copied = new Map(get());
    if (isFirst) {
      isFirst = false;
      move(3);
      hub.notifyChange();
    }
    return copied[Symbol.iterator]();
  });
  hub.notifyChange();
  await vi.advanceTimersByTimeAsync(liveLimits.minPollMs * 2);
  expect(page.events).toEqual([changed]);
});

test('the fourth page of a member ends the oldest and no page of others', async () => {
  const { hub, join } = createHub();
  const other = await join(frontDesk('rosa', 3));
  const pages = [];
  for (let count = 0; count <= liveLimits.perMember; count++) pages.push(await join(frontDesk('nina', 3)));
  expect(pages.map(({ isEnded }) => isEnded)).toEqual([true, false, false, false]);
  expect(pages[0]?.events).toEqual([replaced]);
  expect(other.isEnded).toBe(false);
  expect(hub.open).toBe(liveLimits.perMember + 1);
});

test('there are at most 500 streams, and a closed one makes room for another', async () => {
  const { hub, join } = createHub();
  const pages = [];
  for (let count = 0; count < liveLimits.total; count++) pages.push(await join(frontDesk(`p${count}`, 3)));
  expect((await join(frontDesk('late', 3))).leave).toBeNull();
  pages[7]?.leave?.();
  expect((await join(frontDesk('late', 3))).leave).not.toBeNull();
  expect(hub.open).toBe(liveLimits.total);
});

test('a stream has heartbeats every 15 seconds and ends after ten minutes', async () => {
  const { hub, join, later } = createHub();
  const page = await join(frontDesk('nina', 3));
  await later(14_000);
  expect(page.events).toEqual([]);
  await later(1_000);
  expect(page.events).toEqual([heartbeat]);
  for (let seconds = 30; seconds < 600; seconds += 15) await later(15_000);
  expect([page.isEnded, page.events.length]).toEqual([false, 39]);
  const young = await join(frontDesk('rosa', 3));
  await later(15_000);
  expect([page.isEnded, young.isEnded, hub.open]).toEqual([true, false, 1]);
  // The stream ends without an event, so the page connects again.
  expect(new Set(page.events)).toEqual(new Set([heartbeat]));
});

test('SIGTERM ends every stream at once and refuses new ones', async () => {
  const { hub, join } = createHub();
  const pages = [await join(frontDesk('nina', 3)), await join(corporate)];
  hub.close();
  expect(pages.every(({ isEnded }) => isEnded)).toBe(true);
  expect([hub.open, vi.getTimerCount()]).toEqual([0, 0]);
  expect((await join(corporate)).leave).toBeNull();
});

test('the streams of a disabled member end at once in this process, and by the next heartbeat in others', async () => {
  const { hub, join, members, move, later } = createHub();
  const here = await join(frontDesk('nina', 3));
  const elsewhere = await join(frontDesk('rosa', 3));
  hub.closeFor('nina');
  expect([here.isEnded, here.events]).toEqual([true, [signedOut]]);
  members.delete('rosa');
  await later(15_000);
  expect(elsewhere.isEnded).toBe(true);
  expect(elsewhere.events.at(-1)).toBe(signedOut);
  move(3);
  await later(1_000);
  expect(elsewhere.events).not.toContain(changed);
});

test('after a change of studios a member is notified of the new ones and no longer of the old ones', async () => {
  const { join, members, move, later } = createHub();
  const page = await join(frontDesk('nina', 3));
  members.set('nina', frontDesk('nina', 4));
  await later(15_000);
  move(3);
  await later(1_000);
  expect(page.events).toEqual([heartbeat]);
  move(4);
  await later(1_000);
  expect(page.events).toEqual([heartbeat, changed]);
});

test('without open pages nothing runs, and what changed meanwhile is not sent to the next page', async () => {
  const { join, move, state, later } = createHub();
  const first = await join(frontDesk('nina', 3));
  expect(vi.getTimerCount()).toBe(1);
  first.leave?.();
  expect(vi.getTimerCount()).toBe(0);
  move(3);
  const next = await join(frontDesk('nina', 3));
  const { reads } = state;
  await later(1_000);
  expect(next.events).toEqual([]);
  expect(state.reads).toBe(reads + 1);
});

test('an unreachable database is reported once, ends no stream, and what changed meanwhile is sent afterwards', async () => {
  const { join, move, later, state, errors } = createHub();
  const page = await join(frontDesk('nina', 3));
  state.error = new Error('unreachable');
  for (let count = 0; count < 5; count++) await later(1_000);
  move(3);
  expect([errors.length, page.isEnded, page.events]).toEqual([1, false, []]);
  state.error = null;
  await later(1_000);
  expect(page.events).toEqual([changed]);
});
