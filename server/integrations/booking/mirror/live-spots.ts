import type { Instant } from '#domain/dates.ts';
import { minuteMs } from '#domain/durations.ts';
import type { Db } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import type { StoredSpots } from '#server/db/tables.ts';
import { TryLater } from '#server/errors/delivery-errors.ts';
import type { Spots } from '#server/integrations/booking/booking.ts';
import type { ScheduledClass } from '#server/models/schedule/classes.ts';
import type { Clock } from '#server/time/clock.ts';
import { memoizeFor } from '#server/time/memoize-for.ts';
import { NotFound } from './client.ts';
import type { Mapping } from './mapping.ts';
import type { GetJson, NamedProvider } from './provider.ts';
import { pauseRequests } from './sync-state.ts';
import { translateSpots } from './translate.ts';

const timeoutMs = 1_500;
const freshMs = 10_000;
/** After a failed request the stored spots are used for this long: no visitor waits for a timeout. */
const quietMs = 60_000;
/** Limit for the requests that visitors cause in this process. Above it the stored spots are used. */
const limit = { requests: 25, inMs: 10 * minuteMs };

type Options = {
  provider: NamedProvider;
  db: Db;
  clock: Clock;
  elapsed?: () => number;
  getJson: GetJson;
  mapping: Mapping;
  /** Whether the rounds are paused; no request is sent then. */
  isPaused(): boolean;
};

/**
 * The spots of one class: read live, one request per class at a time, and stored for the next visitor and for
 * outages. Null if no room was ever read.
 */
export const createLiveSpots = (options: Options) => {
  const { provider, db, clock, elapsed, mapping, isPaused } = options;
  let quietUntil = 0;
  let recent: Instant[] = [];
  const getJson: GetJson = (path, query, limits) => {
    recent.push(clock.now());
    return options.getJson(path, query, { ...limits, timeoutMs });
  };
  const isLimitReached = () => {
    const since = clock.now() - limit.inMs;
    recent = recent.filter((at) => at > since);
    return recent.length >= limit.requests;
  };

  const stored = async (id: number): Promise<StoredSpots | null> => {
    const row = await db
      .selectFrom('class_spots')
      .select('spots')
      .where('provider', '=', provider.name)
      .where('class_id', '=', id)
      .executeTakeFirst();
    return row ? fromJson(row.spots) : null;
  };

  const store = async (id: number, spots: StoredSpots) => {
    const row = { spots: JSON.stringify(spots), read_at: clock.now() };
    await db
      .insertInto('class_spots')
      .values({ provider: provider.name, class_id: id, ...row })
      .onConflict((conflict) => conflict.columns(['provider', 'class_id']).doUpdateSet(row))
      .execute();
  };

  /** Null if the class no longer exists. This is no failure: the next round cancels the class. */
  const recordOf = (id: number): Promise<unknown> =>
    provider.readClass(getJson, id).catch((error) => {
      if (error instanceof NotFound) return null;
      throw error;
    });

  const fetchLive = async (id: number): Promise<StoredSpots | null> => {
    try {
      const spots = translateSpots(provider, await recordOf(id), mapping);
      if (spots) await store(id, spots);
      return spots;
    } catch (error) {
      const waitMs = error instanceof TryLater ? error.afterMs : 0;
      quietUntil = clock.now() + Math.max(quietMs, waitMs);
      if (waitMs) await pauseRequests(db, provider.name, quietUntil);
      throw error;
    }
  };
  const live = memoizeFor(freshMs, fetchLive, elapsed);

  const read = (id: number): Promise<StoredSpots | null> => {
    const isQuiet = clock.now() < quietUntil || isPaused() || isLimitReached();
    return isQuiet ? stored(id) : live(id).catch(() => stored(id));
  };

  return async (row: ScheduledClass): Promise<Spots> => {
    const layoutFormat = row.layout_format ?? 'first-come-first-serve';
    const none: Spots = { layoutFormat, availableSpotIds: [], items: [] };
    // The map of the room would show a count that is not public.
    if (layoutFormat !== 'pick-a-spot' || row.is_count_public === 0) return none;
    return (await read(row.id)) ?? none;
  };
};
