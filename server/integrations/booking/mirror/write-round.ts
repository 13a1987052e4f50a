import type { Insertable, Selectable } from 'kysely';
import { addDays, type Instant, studioDay } from '#domain/dates.ts';
import type { LocationId } from '#domain/studios.ts';
import { batchesOf } from '#server/db/batches.ts';
import type { Tx } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import type { Tables } from '#server/db/tables.ts';
import { upsert } from '#server/db/upsert.ts';
import { Unavailable } from '#server/errors/unavailable.ts';
import type { Mapping } from './mapping.ts';
import type { MirroredClass } from './mirrored-classes.ts';
import { writeInstructors, writeTypes } from './reference-rows.ts';
import type { Round } from './rounds.ts';

type ClassRow = Insertable<Tables['classes']> & { id: number };
type StoredRow = Selectable<Tables['classes']>;

const rowsPerStatement = 200;
/** Past classes stay for some time, so that a shared link still shows them. */
const retainedDays = 90;
/** If fewer than this share of a window's classes remain, a fault of the provider is the likely cause. */
const minShare = 0.3;
const smallWindow = 20;

/** The spots of mirrored classes are in `class_spots`, so `taken` has no bits. */
const toRow = (
  provider: string,
  one: MirroredClass,
  typeIds: ReadonlyMap<string, number>,
  instructorIds: ReadonlyMap<string, number>,
): ClassRow => ({
  id: one.id,
  kind: one.kind,
  location_id: one.locationId,
  class_type_id: typeIds.get(one.type.theirId) as number,
  name: one.name,
  instructor_ids: JSON.stringify(one.instructors.flatMap(({ theirId }) => instructorIds.get(theirId) ?? [])),
  starts_at: one.startsAt,
  local_date: one.localDate,
  local_time: one.localTime,
  booking_opens_at: one.bookingOpensAt,
  capacity: one.capacity,
  taken: '',
  taken_count: one.takenCount,
  waitlist_count: one.waitlistCount,
  waitlist_capacity: one.waitlistCapacity,
  provider,
  is_cancelled: one.isCancelled ? 1 : 0,
  is_count_public: one.isCountPublic ? 1 : 0,
  layout_format: one.layoutFormat,
});

const isSame = (stored: StoredRow, wanted: ClassRow): boolean => {
  for (const column of Object.keys(wanted) as (keyof ClassRow)[]) {
    if (column === 'instructor_ids') {
      if (JSON.stringify(fromJson(stored.instructor_ids)) !== wanted.instructor_ids) return false;
    } else if (stored[column] !== wanted[column]) return false;
  }
  return true;
};

/** Stored classes of the window, and those that the round moves into it from another day. */
const storedRows = async (tx: Tx, provider: string, { firstDay, lastDay, locationIds, classes }: Round) => {
  const inWindow = await tx
    .selectFrom('classes')
    .selectAll()
    .where('provider', '=', provider)
    .where('location_id', 'in', locationIds)
    .where('local_date', '>=', firstDay)
    .where('local_date', '<=', lastDay)
    .execute();
  const stored = new Map(inWindow.map((row) => [row.id, row]));
  const missing = classes.map(({ id }) => id).filter((id) => !stored.has(id));
  for (const ids of batchesOf(missing, rowsPerStatement)) {
    const rows = await tx
      .selectFrom('classes')
      .selectAll()
      .where('provider', '=', provider)
      .where('id', 'in', ids)
      .execute();
    for (const row of rows) stored.set(row.id, row);
  }
  return { inWindow, stored };
};

/** Cancels classes of locations that the mapping file no longer lists. */
const cancelUnmapped = async (
  tx: Tx,
  provider: string,
  locationIds: readonly LocationId[],
): Promise<boolean> => {
  const rows = await tx
    .selectFrom('classes')
    .select('id')
    .where('provider', '=', provider)
    .where('is_cancelled', '=', 0)
    .where('location_id', 'not in', locationIds)
    .execute();
  // No statement runs without rows, because PostgreSQL's trigger counts an update of no rows as a change.
  for (const batch of batchesOf(rows, rowsPerStatement)) await cancel(tx, batch);
  return rows.length > 0;
};

const cancel = async (tx: Tx, rows: readonly { id: number }[]): Promise<void> => {
  const ids = rows.map(({ id }) => id);
  await tx.updateTable('classes').set({ is_cancelled: 1 }).where('id', 'in', ids).execute();
};

const removeOld = async (tx: Tx, provider: string, now: Instant): Promise<void> => {
  const before = addDays(studioDay(now), -retainedDays);
  await tx.deleteFrom('classes').where('provider', '=', provider).where('local_date', '<', before).execute();
  await tx
    .deleteFrom('class_spots')
    .where('provider', '=', provider)
    .where('class_id', 'not in', tx.selectFrom('classes').select('id').where('provider', '=', provider))
    .execute();
};

/** The changes that a round makes, computed before anything is written. */
const differences = async (
  tx: Tx,
  provider: string,
  round: Round,
  rows: readonly ClassRow[],
  now: Instant,
) => {
  const { inWindow, stored } = await storedRows(tx, provider, round);
  const known = new Set(rows.map(({ id }) => id));
  const added = rows.filter(({ id }) => !stored.has(id));
  const changed = rows.filter((row) => {
    const before = stored.get(row.id);
    return before !== undefined && !isSame(before, row);
  });
  const upcoming = inWindow.filter((row) => row.is_cancelled === 0 && row.starts_at > now);
  const vanished = upcoming.filter(({ id }) => !known.has(id) && !round.untranslatedIds.has(id));
  return { added, changed, vanished, upcoming: upcoming.length };
};

/** The provider sent a complete but suspiciously short list. */
export class ScheduleShrank extends Unavailable {
  static override readonly errorName: string = 'ScheduleShrank';
}

/**
 * Writes one complete round in the caller's transaction: new and changed classes, and as cancelled the
 * upcoming ones that are no longer in the window. A suspiciously short list is refused unless
 * `isShrinkingAccepted`. Returns whether public data changed.
 */
export const writeRound = async (
  tx: Tx,
  provider: string,
  round: Round,
  { mapping, now, isShrinkingAccepted }: { mapping: Mapping; now: Instant; isShrinkingAccepted: boolean },
): Promise<boolean> => {
  const hasUnmapped = await cancelUnmapped(tx, provider, round.locationIds);
  const types = await writeTypes(
    tx,
    provider,
    round.classes.map(({ type }) => type),
  );
  const instructors = await writeInstructors(
    tx,
    provider,
    round.classes.flatMap((one) => one.instructors),
    mapping,
  );
  const rows = round.classes.map((one) => toRow(provider, one, types.ids, instructors.ids));
  const { added, changed, vanished, upcoming } = await differences(tx, provider, round, rows, now);
  const left = upcoming - vanished.length;
  if (!isShrinkingAccepted && upcoming > smallWindow && left < upcoming * minShare)
    throw new ScheduleShrank(`the booking provider's schedule shrank from ${upcoming} to ${left} classes`);
  await upsert(tx, 'classes', [...added, ...changed]);
  for (const batch of batchesOf(vanished, rowsPerStatement)) await cancel(tx, batch);
  await removeOld(tx, provider, now);
  const written = types.written + instructors.written + added.length + changed.length + vanished.length;
  return hasUnmapped || written > 0;
};
