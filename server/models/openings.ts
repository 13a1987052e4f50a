import type { Selectable } from 'kysely';
import type { Instant } from '#domain/dates.ts';
import { dayMs, hourMs } from '#domain/durations.ts';
import { batchesOf } from '#server/db/batches.ts';
import type { Database, Db, Tx } from '#server/db/connect.ts';
import type { Tables } from '#server/db/tables.ts';

export type OpeningRow = Selectable<Tables['openings']>;

/** The source of the shown openings: content until the board has been read for the first time. */
const sourceOf = async (db: Db, boardUrl: string | null): Promise<string> => {
  if (boardUrl === null) return 'content';
  const board = await db
    .selectFrom('openings_board')
    .select('read_at')
    .where('url', '=', boardUrl)
    .executeTakeFirst();
  return board?.read_at ? boardUrl : 'content';
};

/** Openings of the job board, or of content when none is configured. */
export const listOpenings = async (db: Db, boardUrl: string | null): Promise<OpeningRow[]> =>
  db
    .selectFrom('openings')
    .selectAll()
    .where('source', '=', await sourceOf(db, boardUrl))
    .orderBy('id')
    .execute();

/**
 * Whether this process must read the board now. The next reading is due in an hour; a successful reading
 * moves it to the next day. A time too far in the future was written before the clock was set back.
 */
export const claimBoardReading = async (db: Db, url: string, now: Instant): Promise<boolean> => {
  await db
    .insertInto('openings_board')
    .values({ url, next_at: 0, read_at: null, empty_readings: 0 })
    .onConflict((conflict) => conflict.column('url').doNothing())
    .execute();
  const { numUpdatedRows } = await db
    .updateTable('openings_board')
    .set({ next_at: now + hourMs })
    .where('url', '=', url)
    .where((eb) => eb.or([eb('next_at', '<=', now), eb('next_at', '>', now + 2 * dayMs)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

type BoardOpening = Pick<OpeningRow, 'position' | 'location' | 'url'> & { theirs: string; title: string };
/** Ids of content are below this number. */
const firstBoardId = 1_000_000_001;
/** A list of at least this length that is suddenly empty is accepted only at the second reading. */
const suspiciousLength = 3;

/** Replaces all openings of job boards, also those of an earlier OPENINGS_URL. */
const replaceOpenings = async (tx: Tx, url: string, openings: readonly BoardOpening[]) => {
  await tx.deleteFrom('openings').where('source', '<>', 'content').execute();
  const rows = openings.map((opening, index) => ({ ...opening, id: firstBoardId + index, source: url }));
  for (const batch of batchesOf(rows, 500)) await tx.insertInto('openings').values(batch).execute();
};

/**
 * Replaces the stored openings of the board in one transaction. Returns false when the list is suddenly
 * empty: it is stored if the next reading is empty too.
 */
export const storeBoardOpenings = (
  { transact }: Database,
  url: string,
  openings: readonly BoardOpening[],
  now: Instant,
): Promise<boolean> =>
  transact(async (tx) => {
    // The first statement is a write, which excludes other processes on both databases.
    await tx
      .updateTable('openings_board')
      .set({ next_at: now + dayMs })
      .where('url', '=', url)
      .execute();
    const board = await tx
      .selectFrom('openings_board')
      .selectAll()
      .where('url', '=', url)
      .executeTakeFirstOrThrow();
    const stored = await tx.selectFrom('openings').select('id').where('source', '=', url).execute();
    const isSuspicious =
      openings.length === 0 && stored.length >= suspiciousLength && board.empty_readings === 0;
    if (!isSuspicious) await replaceOpenings(tx, url, openings);
    await tx
      .updateTable('openings_board')
      .set({ read_at: now, empty_readings: openings.length === 0 ? board.empty_readings + 1 : 0 })
      .where('url', '=', url)
      .execute();
    return !isSuspicious;
  });
