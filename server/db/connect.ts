import { join } from 'node:path';
import { Kysely, sql, type Transaction } from 'kysely';
import type { Env } from '#server/env.ts';
import { createPostgresDialect } from './engines/postgres.ts';
import { createSqliteDialect } from './engines/sqlite.ts';
import type { Tables } from './tables.ts';
import { createTransact, type Transact } from './transact.ts';

export type Engine = 'sqlite' | 'postgres';
export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;
export type Database = {
  kysely: Db;
  engine: Engine;
  transact: Transact;
  /** Throws when the database does not respond. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

/**
 * For functions that get only a transaction: its type does not contain the engine. Of our two adapters only
 * that of PostgreSQL has this property; `instanceof` would fail in the other language's bundle.
 */
export const isPostgres = (db: Db): boolean => db.getExecutor().adapter.supportsTransactionalDdl === true;

export type DatabaseSettings = Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>;

export const openDatabase = async (env: DatabaseSettings): Promise<Database> => {
  const engine: Engine = env.DATABASE_URL ? 'postgres' : 'sqlite';
  const dialect = env.DATABASE_URL
    ? createPostgresDialect(env.DATABASE_URL)
    : createSqliteDialect(join(env.DATA_DIR, 'heliora.db'));
  const kysely = new Kysely<Tables>({ dialect });
  const ping = async () => {
    await sql`select 1`.execute(kysely);
  };
  try {
    await ping();
  } catch (error) {
    await kysely.destroy();
    throw error;
  }
  return { kysely, engine, transact: createTransact(kysely), ping, close: () => kysely.destroy() };
};
