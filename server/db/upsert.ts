import { sql } from 'kysely';
import { batchesOf } from './batches.ts';
import type { Tx } from './connect.ts';

const rowsPerStatement = 200;

/** Inserts rows, all with the same columns. Replaces rows by id; with `owner`, only rows of this owner. */
export const upsert = async (
  tx: Tx,
  table: 'classes' | 'layouts' | 'locations' | 'class_types' | 'instructors',
  rows: readonly { id: number }[],
  owner?: string,
): Promise<void> => {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'id');
  const updates = Object.fromEntries(columns.map((column) => [column, sql.ref(`excluded.${column}`)]));
  for (const batch of batchesOf(rows, rowsPerStatement))
    await tx
      .insertInto(table)
      .values(batch as never)
      .onConflict((conflict) => {
        const replaced = conflict.column('id').doUpdateSet(updates);
        return owner === undefined
          ? replaced
          : replaced.where(`${table}.owner` as never, '=', owner as never);
      })
      .execute();
};
