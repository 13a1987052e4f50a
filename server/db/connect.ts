import { join } from 'node:path';
import { Kysely, sql, type Transaction } from 'kysely';
import type { Env } from '#server/env.ts';
import { postgresDialect } from './postgres.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

export type Engine = 'sqlite' | 'postgres';
export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;
export type Database = {
  kysely: Db;
  engine: Engine;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

/** Where the database is. */
export type Place = Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>;

export const openDatabase = async (env: Place): Promise<Database> => {
  const engine: Engine = env.DATABASE_URL ? 'postgres' : 'sqlite';
  const dialect = env.DATABASE_URL
    ? postgresDialect(env.DATABASE_URL)
    : sqliteDialect(join(env.DATA_DIR, 'heliora.db'));
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
  return { kysely, engine, ping, close: () => kysely.destroy() };
};
