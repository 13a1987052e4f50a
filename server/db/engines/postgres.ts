import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

const int8 = 20;

/** Instants and counts (int8) are numbers, as from SQLite: all our values fit. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: unknown) =>
    oid === int8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

export const createPostgresDialect = (connectionString: string): Dialect => {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    types,
    connectionTimeoutMillis: 5_000,
    // A hanging database must not delay a visitor longer than an unreachable one.
    statement_timeout: 20_000,
    query_timeout: 25_000,
    keepAlive: true,
  });
  // A connection that the server closed emits an error: through the pool while it is idle, by itself between
  // two queries of a transaction. Without these listeners that error would end the process. With them the
  // pool opens another connection for the next query.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
};
