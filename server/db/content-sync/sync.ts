import { createHash } from 'node:crypto';
import { type Database, isPostgres, type Tx } from '#server/db/connect.ts';
import type { Tables } from '#server/db/tables.ts';
import { upsert } from '#server/db/upsert.ts';
import { contentRows } from './content-rows.ts';

type Rows = ReturnType<typeof contentRows>;
type Manager = Tables['managers'];

/** Hash of the content that a database was filled from. */
export const contentFingerprint = (): string =>
  createHash('sha256').update(JSON.stringify(contentRows())).digest('hex');

/** Serializes processes that start together. On SQLite, write transactions already exclude each other. */
const lockState = async (tx: Tx): Promise<string> => {
  await tx
    .insertInto('content_state')
    .values({ id: 1, fingerprint: '' })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const { fingerprint } = await tx
    .selectFrom('content_state')
    .select('fingerprint')
    .where('id', '=', 1)
    .$if(isPostgres(tx), (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
  return fingerprint;
};

/**
 * Tables that stored classes refer to: their rows are updated in place. A booking provider may have its own
 * rows in them (column `owner`); content neither changes nor deletes those.
 */
const sharedTables = ['layouts', 'locations', 'class_types', 'instructors'] as const;
const contentOwner = 'content';

/** Gives locations of a booking provider that is no longer used the values of content again. */
export const reclaimLocations = async (tx: Tx, owner: string): Promise<void> => {
  await tx
    .updateTable('locations')
    .set({ owner: contentOwner })
    .where('owner', 'not in', [contentOwner, owner])
    .execute();
  await upsert(tx, 'locations', contentRows().locations, contentOwner);
};

/**
 * Mailboxes belong to the operator: only an empty table gets samples. Mails of a new studio or topic go to
 * the central desk until the operator sets a mailbox, not to an invented one.
 */
const addSampleManagers = async (tx: Tx, managers: readonly Manager[]): Promise<void> => {
  const existing = await tx.selectFrom('managers').select('email').limit(1).executeTakeFirst();
  if (!existing) await tx.insertInto('managers').values(managers).execute();
};

const writeContent = async (tx: Tx, rows: Rows): Promise<void> => {
  for (const table of sharedTables) await upsert(tx, table, rows[table], contentOwner);
  // All other rows come from a job board (server/models/openings.ts).
  await tx.deleteFrom('openings').where('source', '=', contentOwner).execute();
  await tx.insertInto('openings').values(rows.openings).execute();
  await addSampleManagers(tx, rows.managers);
  // The operator may change the number of free classes, so an existing row stays.
  await tx
    .insertInto('promos')
    .values(rows.promos)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await removeStaleRows(tx, rows);
};

/** Deletes rows that content wrote and no longer has, except for those that stored classes still refer to. */
export const removeStaleRows = async (tx: Tx, rows: Rows = contentRows()): Promise<void> => {
  const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id);
  const usedBy = (column: 'location_id' | 'class_type_id') => tx.selectFrom('classes').select(column);
  const deleteStale = (table: (typeof sharedTables)[number]) =>
    tx.deleteFrom(table).where('owner', '=', contentOwner).where('id', 'not in', idsOf(rows[table]));
  await deleteStale('locations').where('id', 'not in', usedBy('location_id')).execute();
  await deleteStale('class_types').where('id', 'not in', usedBy('class_type_id')).execute();
  await deleteStale('instructors').execute();
  await deleteStale('layouts')
    .where('id', 'not in', tx.selectFrom('locations').select('layout_id').where('layout_id', 'is not', null))
    .execute();
};

/**
 * Fills the tables that content describes (docs/decisions/024-content-owned-tables.md), in one transaction,
 * so that readers see either the old rows or the new ones. Works without a booking provider. Returns whether
 * anything was written: unchanged content is not written again.
 */
export const syncContent = ({ transact }: Database): Promise<boolean> =>
  transact(async (tx) => {
    const fingerprint = contentFingerprint();
    if ((await lockState(tx)) === fingerprint) return false;
    await writeContent(tx, contentRows());
    await tx.updateTable('content_state').set({ fingerprint }).where('id', '=', 1).execute();
    return true;
  });
