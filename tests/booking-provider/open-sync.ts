import { vi } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { minuteMs } from '#domain/durations.ts';
import type { Database } from '#server/db/connect.ts';
import type { FakeClass } from './fake-data.ts';
import type { FakeSystem } from './fake-system.ts';
import { firstDay, openFakeMirror } from './open-mirror.ts';

/** One of tomorrow's classes at the first studio. */
export const tomorrowsClass = (fake: FakeSystem): FakeClass => {
  const found = fake.data.classes.find(
    ({ day, locationId }) => day === addDays(firstDay, 1) && locationId === '900',
  );
  if (!found) throw new Error('the fake has no class tomorrow');
  return found;
};

/** URLs of the requests for lists of classes. */
export const classRequests = ({ requests, api }: FakeSystem): URL[] =>
  requests.map(({ url }) => url).filter(api.isClassList);

/** A mirror whose first round has run; the test itself runs the next ones. */
export const openSync = async (database: Database, options: Parameters<typeof openFakeMirror>[1] = {}) => {
  const mirror = await openFakeMirror(database, options);
  const events = { onChange: vi.fn(), onError: vi.fn(), onNote: vi.fn() };
  const rowOf = async (id: number) => (await mirror.stored()).find((row) => row.id === id);
  const next = async (ms = minuteMs) => {
    mirror.clock.advance(ms);
    await mirror.sync.runNow();
  };
  const work = await mirror.sync.start(events, 60_000);
  return { ...mirror, database, events, rowOf, next, stop: () => work.stop() };
};
