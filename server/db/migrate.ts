import { sql } from 'kysely';
import { type Clock, systemClock } from '#server/time/clock.ts';
import type { Database } from './connect.ts';
import { migrations } from './migrations/list.ts';
import type { Migration } from './migrations/migration.ts';

/** Key of PostgreSQL's advisory lock: an arbitrary number, the same in every process. */
const advisoryLock = 4_871_700;

/**
 * Brings the tables up to date. One transaction holds the lock, the steps and the record of them, so of several
 * processes that start at once one migrates and the others find it done, and a killed one leaves no partial state.
 * SQLite's lock is `begin immediate` itself. (Kysely's own migrator takes no lock on SQLite.)
 */
export const migrate = async (
  { kysely, engine }: Database,
  clock: Clock = systemClock,
  steps: Record<string, Migration> = migrations,
): Promise<string[]> =>
  kysely.transaction().execute(async (tx) => {
    if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLock)})`.execute(tx);
    await tx.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', 'bigint', (column) => column.notNull())
      .execute();
    const applied = new Set(
      (await tx.selectFrom('migrations').select('name').execute()).map((row) => row.name),
    );
    const missing = Object.entries(steps).filter(([name]) => !applied.has(name));
    for (const [name, up] of missing) {
      await up(tx, engine);
      await tx.insertInto('migrations').values({ name, applied_at: clock.now() }).execute();
    }
    return missing.map(([name]) => name);
  });
