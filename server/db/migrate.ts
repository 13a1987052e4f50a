import { sql } from 'kysely';
import { type Clock, systemClock } from '#server/time/clock.ts';
import type { Database } from './connect.ts';
import { migrations } from './migrations/list.ts';
import type { Migration } from './migrations/migration.ts';

/** Key of PostgreSQL's advisory lock: an arbitrary number that is the same in every process. */
const advisoryLock = 4_871_700;

/** Its message says what to do: server/main.ts and server/operator/main.ts show it without a stack trace. */
class OutdatedDatabaseError extends Error {
  readonly expected = true;
}

/**
 * Applies the missing migrations. One transaction holds the lock, the steps and the record of them: of
 * several processes that start at the same time, one migrates and the others find nothing to do, and a killed
 * process leaves no partial state. On SQLite the lock is `begin immediate`. (Kysely's own migrator takes no
 * lock on SQLite.)
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
    const [oldest = ''] = Object.keys(steps);
    if (applied.size > 0 && !applied.has(oldest))
      throw new OutdatedDatabaseError(
        'The database is from before 2026.11.19-6: start commit d2fabea12131 on it once, then this release.',
      );
    const missing = Object.entries(steps).filter(([name]) => !applied.has(name));
    for (const [name, up] of missing) {
      await up(tx, engine);
      await tx.insertInto('migrations').values({ name, applied_at: clock.now() }).execute();
    }
    return missing.map(([name]) => name);
  });
