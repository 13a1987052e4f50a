import type { ColumnType } from 'kysely';

/** Written as JSON text on both engines; PostgreSQL returns it parsed, SQLite as text (server/db/json.ts). */
export type Json<T> = ColumnType<T | string, string, string>;
/** SQLite accepts no boolean parameters. */
export type Flag = 0 | 1;
