import * as z from 'zod';
import { isClassId } from '#domain/booking-ids.ts';
import { type Instant, studioZone } from '#domain/dates.ts';
import { dayMs } from '#domain/durations.ts';
import { type ClassKindSlug, classKinds } from '#domain/schedule/class-kinds.ts';
import type { StoredSpots } from '#server/db/tables.ts';
import { classKinds as kindTexts } from '#words/class-kinds.ts';
import type { Mapping } from './mapping.ts';
import type { MirroredInstructor, MirroredType, Named, Translation } from './mirrored-classes.ts';
import { plainText } from './plain-text.ts';
import {
  InvalidRecord,
  type MirrorProvider,
  type TheirClass,
  type TheirInstructor,
  type TheirType,
} from './provider.ts';
import { recordId } from './read-list.ts';

/** Longer texts of a provider are cut off: a name must fit a card and a page title, a description a page. */
const maxNameLength = 120;
const maxTextLength = 4_000;
/** A time outside is in another unit, such as seconds, or is none. */
const earliest = Date.UTC(2000, 0, 1);
const latest = Date.UTC(2100, 0, 1);
/** A class without an opening date can already be booked. */
const alwaysOpenMs = 90 * dayMs;

const studioClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: studioZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** To the minute. */
const instantOf = (ms: Instant, what: string): Instant => {
  if (!(ms > earliest && ms < latest)) throw new InvalidRecord(`${what} is no instant with a zone`);
  return Math.floor(ms / 60_000) * 60_000;
};

/** The class kind whose name is part of a class type's name. */
export const kindNamedIn = (name: string): ClassKindSlug | null =>
  classKinds.find(({ slug }) => name.toLowerCase().includes(kindTexts[slug].name.toLowerCase()))?.slug ??
  null;

const nameOf = (value: string, what: string): string => {
  const name = plainText(value, maxNameLength);
  if (!name) throw new InvalidRecord(`${what} is empty`);
  return name;
};

const typeOf = (given: TheirType, isWorkshop: boolean, mapping: Mapping): MirroredType => {
  const meaning = mapping.classTypes.get(given.id);
  const name = nameOf(given.name, 'the name of the class type');
  const named = classKinds.find(({ slug }) => slug === meaning)?.slug ?? null;
  const kind = meaning === 'other' ? null : (named ?? kindNamedIn(name));
  const seconds = Math.round(given.seconds);
  if (!(seconds >= 300 && seconds <= 86_400))
    throw new InvalidRecord('the duration is not 5 minutes to a day');
  return {
    // The same class type may be used for a class and, with a tag, for a workshop.
    theirId: isWorkshop ? `${given.id}:workshop` : given.id,
    // A class of one of our kinds gets the kind's name, as in the rest of the site.
    name: kind && !isWorkshop ? kindTexts[kind].name : name,
    description: plainText(given.description, maxTextLength),
    seconds,
    isLiveStream: given.isLiveStream,
    kind,
    isWorkshop,
  };
};

/** Instructors without a name are left out. */
export const mirroredInstructors = (given: readonly TheirInstructor[]): MirroredInstructor[] =>
  given
    .map(({ id, name, bio }) => ({
      theirId: id,
      name: plainText(name, maxNameLength),
      bio: plainText(bio, maxTextLength),
    }))
    .filter(({ name }) => name !== '');

const count = (value: number): number => Math.min(Math.max(0, Math.floor(value)), 10_000);

/** Counts that are not public become 1 (some) or 0 (none) here, so that no later code can show them. */
const countsOf = (given: TheirClass) => {
  const capacity = count(given.capacity);
  const free = Math.min(count(given.freeCount), capacity);
  const waiting = count(given.waitlistCount);
  const places = count(given.waitlistFreeCount);
  return given.isCountPublic
    ? { capacity, takenCount: capacity - free, waitlistCount: waiting, waitlistCapacity: waiting + places }
    : { capacity: 1, takenCount: free > 0 ? 0 : 1, waitlistCount: 0, waitlistCapacity: Math.min(places, 1) };
};

const mirroredClass = (given: TheirClass, mapping: Mapping): Translation => {
  if (!isClassId(given.id)) throw new InvalidRecord('the id is no number');
  const id = Number(given.id);
  const locationId = mapping.locations.get(given.locationId);
  const meaning = mapping.classTypes.get(given.type.id);
  // Providers also sell rooms, saunas and light beds as classes.
  const isRoom = meaning === undefined && given.capacity <= 1 && given.instructors.length === 0;
  if (locationId === undefined || meaning === 'skip' || isRoom) return { kind: 'skipped', id };

  const isWorkshop = meaning === 'workshop' || given.tags.some((tag) => mapping.workshopTags.has(tag));
  const startsAt = instantOf(given.startsAt, 'the start');
  const [localDate = '', localTime = ''] = studioClock.format(startsAt).split(' ');
  const opensAt =
    given.bookingOpensAt === null
      ? startsAt - alwaysOpenMs
      : instantOf(given.bookingOpensAt, 'the opening of the booking');
  return {
    id,
    kind: 'shown',
    shown: {
      id,
      kind: isWorkshop ? 'workshop' : 'class',
      locationId,
      type: typeOf(given.type, isWorkshop, mapping),
      name: nameOf(given.name, 'the name'),
      instructors: mirroredInstructors(given.instructors),
      startsAt,
      localDate,
      localTime,
      bookingOpensAt: Math.min(opensAt, startsAt),
      ...countsOf(given),
      isCancelled: given.isCancelled,
      isCountPublic: given.isCountPublic,
      layoutFormat: given.layoutFormat,
    },
  };
};

const named = ({ id, name }: Named): Named => ({ id, name });

/** Path and message of the first issue, such as "class_type.duration: Invalid input". */
const firstIssue = ({ issues: [issue] }: z.ZodError): string =>
  issue ? `${issue.path.map(String).join('.') || 'the response'}: ${issue.message}` : 'unknown';

const reasonOf = (error: unknown): string => {
  if (error instanceof z.ZodError) return firstIssue(error);
  if (error instanceof InvalidRecord) return error.message;
  throw error;
};

/** Translates one class. An invalid class is left out; the other classes of its page are still shown. */
export const translateClass = (
  { classOf, idField }: MirrorProvider,
  record: unknown,
  mapping: Mapping,
): Translation => {
  let theirs: Pick<Translation, 'type' | 'instructors'> = {};
  try {
    const given = classOf(record);
    theirs = { type: named(given.type), instructors: given.instructors.map(named) };
    return { ...mirroredClass(given, mapping), ...theirs };
  } catch (error) {
    const id = recordId(record, idField) ?? '';
    return { kind: 'refused', reason: reasonOf(error), id: isClassId(id) ? Number(id) : null, ...theirs };
  }
};

/** The room of a class from the class's own record, or null if it has none or its count is not public. */
export const translateSpots = (
  provider: MirrorProvider,
  record: unknown,
  mapping: Mapping,
): StoredSpots | null => {
  const translation = translateClass(provider, record, mapping);
  if (translation.kind !== 'shown') return null;
  const { layoutFormat, isCountPublic } = translation.shown;
  const room = layoutFormat === 'pick-a-spot' && isCountPublic ? provider.spotsOf(record) : null;
  return (
    room && {
      ...room,
      items: room.items.map((item) => ({ ...item, name: plainText(item.name, 20) || item.id })),
    }
  );
};
