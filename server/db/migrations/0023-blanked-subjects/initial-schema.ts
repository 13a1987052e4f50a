import type { Migration } from '#server/db/migrations/migration.ts';
import { leadTables } from './lead-tables.ts';
import { publicTables } from './public-tables.ts';
import { publicVersionTriggers } from './public-version-triggers.ts';
import { appendOnlyLog, staffTables } from './staff-tables.ts';

/** The schema of release 2026.11.19-6; later migrations change it. */
export const initialSchema: Migration = async (tx, engine) => {
  for (const part of [publicTables, publicVersionTriggers, leadTables, staffTables, appendOnlyLog])
    await part(tx, engine);
};
