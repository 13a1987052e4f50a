import type { ColumnType } from 'kysely';

/** Instants are epoch milliseconds: integer in SQLite, bigint (read as number) in PostgreSQL. */
export type Instant = number;
/** Written as JSON text on both engines; PostgreSQL returns it parsed, SQLite as text: see json.ts. */
export type Json<T> = ColumnType<T | string, string, string>;
/** No booleans as parameters: SQLite has none. */
export type Flag = 0 | 1;
