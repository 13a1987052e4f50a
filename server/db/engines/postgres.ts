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
  // On the next query, the pool replaces a connection that the server closed. Without these listeners the
  // error of such a connection would end the process: the pool emits it for an idle connection, and the
  // connection itself emits it between two queries of a transaction.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
};
