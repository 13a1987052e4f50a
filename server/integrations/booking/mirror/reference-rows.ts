import type { Tx } from '#server/db/connect.ts';
import { kindTag, workshopTag } from '#server/db/content-sync/class-types.ts';
import { fromJson } from '#server/db/json.ts';
import type { Tables, Tag } from '#server/db/tables.ts';
import { upsert } from '#server/db/upsert.ts';
import type { Mapping } from './mapping.ts';
import type { MirroredInstructor, MirroredType } from './mirrored-classes.ts';
import { plainText } from './plain-text.ts';
import type { TheirLocation } from './provider.ts';

/** Ids of content are below this number. */
const firstOwnId = 1_000_000_001;

type IdKind = Tables['booking_ids']['kind'];

/** Our ids for the provider's records: the same in every round, and never those of another provider. */
const findOrCreateIds = async (
  tx: Tx,
  provider: string,
  kind: IdKind,
  theirs: Iterable<string>,
): Promise<Map<string, number>> => {
  const rows = await tx.selectFrom('booking_ids').selectAll().where('kind', '=', kind).execute();
  const own = rows.filter((row) => row.provider === provider);
  const ids = new Map(own.map((row) => [row.theirs, row.ours]));
  let next = Math.max(firstOwnId - 1, ...rows.map(({ ours }) => ours)) + 1;
  const added = [...new Set(theirs)]
    .filter((key) => !ids.has(key))
    .map((key) => ({ provider, kind, theirs: key, ours: next++ }));
  if (added.length) await tx.insertInto('booking_ids').values(added).execute();
  for (const row of added) ids.set(row.theirs, row.ours);
  return ids;
};

const isSame = (stored: Record<string, unknown>, wanted: Record<string, unknown>): boolean =>
  Object.entries(wanted).every(([column, value]) => stored[column] === value);

const tagsOf = ({ isWorkshop, kind }: MirroredType) => [
  ...(isWorkshop ? [workshopTag] : []),
  ...(kind ? [kindTag(kind)] : []),
];
/** Tags are compared by slug: PostgreSQL returns JSON with other spaces and another order of keys. */
const slugsOf = (tags: readonly Tag[]) => tags.map(({ slug }) => slug).join();

/** Writes new and changed class types. Returns their ids and the number of written rows. */
export const writeTypes = async (tx: Tx, provider: string, types: readonly MirroredType[]) => {
  const byKey = new Map(types.map((type) => [type.theirId, type]));
  const ids = await findOrCreateIds(tx, provider, 'class-type', byKey.keys());
  const rows = await tx.selectFrom('class_types').selectAll().where('owner', '=', provider).execute();
  const stored = new Map(rows.map((row) => [row.id, row]));
  const changed = [...byKey.values()].flatMap((type) => {
    const tags = tagsOf(type);
    const row = {
      id: ids.get(type.theirId) as number,
      name: type.name,
      description: type.description,
      duration: type.seconds,
      is_live_stream: type.isLiveStream ? 1 : 0,
      owner: provider,
    };
    const known = stored.get(row.id);
    const isKnown = known && isSame(known, row) && slugsOf(fromJson(known.tags)) === slugsOf(tags);
    return isKnown ? [] : [{ ...row, tags: JSON.stringify(tags) }];
  });
  await upsert(tx, 'class_types', changed, provider);
  return { ids, written: changed.length };
};

/** Writes instructors that content does not have. Content has portraits and texts of mapped instructors. */
export const writeInstructors = async (
  tx: Tx,
  provider: string,
  instructors: Iterable<MirroredInstructor>,
  mapping: Mapping,
) => {
  const byKey = new Map<string, MirroredInstructor>();
  for (const one of instructors) if (!mapping.instructors.has(one.theirId)) byKey.set(one.theirId, one);
  const ids = new Map([
    ...(await findOrCreateIds(tx, provider, 'instructor', byKey.keys())),
    ...mapping.instructors,
  ]);
  const rows = await tx.selectFrom('instructors').selectAll().where('owner', '=', provider).execute();
  const stored = new Map(rows.map((row) => [row.id, row]));
  const changed = [...byKey.values()]
    // The provider's pictures are not shown: their requests would tell a third party which visitors read our
    // schedule.
    .map(({ theirId, name, bio }) => ({
      id: ids.get(theirId) as number,
      name,
      bio,
      photo: '',
      owner: provider,
    }))
    .filter((row) => !isSame(stored.get(row.id) ?? {}, row));
  await upsert(tx, 'instructors', changed, provider);
  return { ids, written: changed.length };
};

const filled = (value: string | null | undefined) => plainText(value, 120) || undefined;
const within = (value: number | null | undefined, max: number) =>
  value != null && Math.abs(value) <= max && value !== 0 ? value : undefined;

/** The fields of a location that the provider may change; where it has none, the values of content stay. */
const locationFields = (theirs: TheirLocation) => {
  const state = filled(theirs.state_province);
  const [latitude, longitude] = [within(theirs.latitude, 90), within(theirs.longitude, 180)];
  const fields = {
    name: filled(theirs.name),
    address_line_one: filled(theirs.address_line_one),
    city: filled(theirs.city),
    postal_code: filled(theirs.postal_code),
    state_province: state?.length === 2 ? state : undefined,
    phone_number: filled(theirs.phone_number),
    ...(latitude !== undefined && longitude !== undefined && { latitude, longitude }),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
};

/** Updates the rows of mapped locations. It adds none, because a studio needs pages in content. */
export const writeLocations = async (
  tx: Tx,
  provider: string,
  locations: readonly TheirLocation[],
  mapping: Mapping,
): Promise<number> => {
  const rows = await tx.selectFrom('locations').selectAll().execute();
  const stored = new Map(rows.map((row) => [row.id, row]));
  let written = 0;
  for (const theirs of locations) {
    const ours = mapping.locations.get(theirs.id);
    const known = ours && stored.get(ours);
    if (!known || theirs.listed === false) continue;
    const row = { ...locationFields(theirs), owner: provider };
    if (isSame(known, row)) continue;
    written += 1;
    await tx.updateTable('locations').set(row).where('id', '=', known.id).execute();
  }
  return written;
};
