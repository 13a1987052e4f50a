import { initialSchema } from './0023-blanked-subjects/initial-schema.ts';
import { dropRepeatedTables } from './0024-drop-repeated-tables.ts';
import type { Migration } from './migration.ts';

/**
 * All migrations in order: a list and not the files of the folder, so that the bundle contains them. The
 * first migration creates the schema of release 2026.11.19-6. It has the name of the last migration of that
 * release, so it counts as applied in a database of that release. A key is never changed: databases have it.
 */
export const migrations: Record<string, Migration> = {
  '0023-blanked-subjects': initialSchema,
  '0024-one-truth': dropRepeatedTables,
};
