import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, vi } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import { toLocationId } from '#domain/studios.ts';
import { type Database, type Engine, openDatabase } from '#server/db/connect.ts';
import { createMediaUrls } from '#server/media/media-urls.ts';
import { describeBooking } from '#tests/booking-contract/booking-contract.ts';
import type { OpenFixture } from '#tests/booking-contract/fixture.ts';
import { describeOnBothDatabases, freshDatabaseSettings } from '#tests/databases/databases.ts';
import { adjustableClock } from '#tests/support/adjustable-clock.ts';
import { createEmbeddedBooking } from './embedded.ts';

/** Days with classes and a workshop at Midtown Miami. */
const daysWithWorkshop = { from: '2026-11-15', to: '2026-11-18' };

/** Errors of an unreachable database, as SQLite and PostgreSQL report them. */
const outages: Record<Engine, object> = { sqlite: { errcode: 10 }, postgres: { code: 'ECONNREFUSED' } };

const switchable = (engine: Engine): KyselyPlugin & { isAway: boolean } => ({
  isAway: false,
  transformQuery({ node }) {
    if (this.isAway) throw Object.assign(new Error('the database is away'), outages[engine]);
    return node;
  },
  transformResult: async ({ result }) => result,
});

/** Locks the tables from another connection, so that statements wait until the provider's own timeout. */
const lockTables = async ({ kysely }: Database) => {
  const locked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const done = kysely.transaction().execute(async (tx) => {
    await sql`lock table classes, locations, class_types, instructors, layouts in access exclusive mode`.execute(
      tx,
    );
    locked.resolve();
    await released.promise;
  });
  await Promise.race([locked.promise, done]);
  return async () => {
    released.resolve();
    await done;
  };
};

describeOnBothDatabases('the embedded provider', (_, engine) => {
  const opened: Database[] = [];
  afterAll(() => Promise.all(opened.map((database) => database.close())));

  const open: OpenFixture = async ({ timeoutMs }) => {
    const settings = await freshDatabaseSettings(engine, 'seeded');
    const url = settings.DATABASE_URL;
    const outside = await openDatabase(settings);
    const own = await openDatabase({
      ...settings,
      DATABASE_URL: url && timeoutMs ? `${url}?statement_timeout=${timeoutMs}` : url,
    });
    opened.push(outside, own);
    const system = switchable(engine);
    const kysely = own.kysely.withPlugin(system);
    const clock = adjustableClock();
    return {
      booking: createEmbeddedBooking({
        database: { ...own, kysely },
        clock,
        media: createMediaUrls({ CDN_URL: null }),
      }),
      locationId: '48750',
      ...daysWithWorkshop,
      renameLocation: async (id, name) => {
        await outside.kysely
          .updateTable('locations')
          .set({ name })
          .where('id', '=', toLocationId(Number(id)))
          .execute();
      },
      cancelClass: async (id) => {
        await outside.kysely
          .deleteFrom('classes')
          .where('id', '=', toLocationId(Number(id)))
          .execute();
      },
      setAway: (isAway) => {
        system.isAway = isAway;
      },
      probe: () => kysely.selectFrom('locations').select('id').executeTakeFirst(),
      hang: () => lockTables(outside),
      background: {
        passTime: async () => {
          clock.advance(dayMs);
          vi.advanceTimersByTime(60_000);
        },
        runningTimers: () => vi.getTimerCount(),
      },
    };
  };

  describeBooking('embedded', open, {
    canHang: engine === 'postgres',
  });
});
