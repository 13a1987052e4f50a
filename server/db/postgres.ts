import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

const int8 = 20;

/** Instants and counts arrive as numbers, as they do from SQLite; all of ours fit. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: unknown) =>
    oid === int8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

export const postgresDialect = (connectionString: string): Dialect => {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    types,
    connectionTimeoutMillis: 5_000,
    // A hanging database must not delay a visitor for longer than a missing one.
    statement_timeout: 20_000,
    query_timeout: 25_000,
    keepAlive: true,
  });
  // A connection that the server closed is replaced on the next query. Without listeners it would end the process: an
  // idle one through the pool, one that is lent out between two queries of a transaction through itself.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
};
