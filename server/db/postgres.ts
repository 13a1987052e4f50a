import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

const int8 = 20;

/** Instants and counts arrive as numbers, as they do from SQLite; all of ours fit. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: unknown) =>
    oid === int8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

export const postgresDialect = (connectionString: string): Dialect => {
  const pool = new pg.Pool({ connectionString, max: 10, types, connectionTimeoutMillis: 10_000 });
  // An idle connection that the server closed is replaced on the next query; without a listener it would end the process.
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
};
