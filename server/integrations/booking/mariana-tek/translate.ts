import { isClassId } from '#domain/booking-ids.ts';
import { type CalendarDay, type Instant, studioZone } from '#domain/dates.ts';
import type { LayoutFormat } from '#domain/enumerations.ts';
import { type ClassKindSlug, classKinds } from '#domain/schedule/class-kinds.ts';
import type { StoredSpots } from '#server/db/tables.ts';
import { classKinds as kindTexts } from '#words/class-kinds.ts';
import { plainText } from './api/plain-text.ts';
import {
  firstIssue,
  scheduledClass,
  type TheirClass,
  type TheirClassType,
  type TheirInstructor,
} from './api/shapes.ts';
import type { Mapping } from './mapping.ts';

const maxNameLength = 120;
const maxTextLength = 4_000;
const earliest = Date.UTC(2000, 0, 1);
const latest = Date.UTC(2100, 0, 1);
/** A class without an opening date can already be booked. */
const alwaysOpenMs = 90 * 86_400_000;

export type MirroredType = {
  theirId: string;
  name: string;
  description: string;
  /** Seconds. */
  duration: number;
  isLiveStream: boolean;
  kind: ClassKindSlug | null;
  isWorkshop: boolean;
};
export type MirroredInstructor = { theirId: string; name: string; bio: string };
export type MirroredClass = {
  id: number;
  kind: 'class' | 'workshop';
  locationId: number;
  type: MirroredType;
  name: string;
  instructors: readonly MirroredInstructor[];
  startsAt: Instant;
  localDate: CalendarDay;
  localTime: string;
  bookingOpensAt: Instant;
  capacity: number;
  takenCount: number;
  waitlistCount: number;
  waitlistCapacity: number;
  isCancelled: boolean;
  isCountPublic: boolean;
  layoutFormat: LayoutFormat;
};

/** `refused`: the class is invalid. `skipped`: it is not meant for this site. */
export type Translation =
  | { outcome: 'shown'; shown: MirroredClass; isClockDifferent: boolean }
  | { outcome: 'refused'; reason: string; id: number | null }
  | { outcome: 'skipped'; id: number | null };

class Refused extends Error {}

const studioClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: studioZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

const withZone = /^\d{4}-\d\d-\d\dT[\d:.]{5,20}(?:Z|[+-]\d\d:?\d\d)$/;

/** An instant with its zone, to the minute. Without a zone it could be wrong by several hours. */
const instantOf = (text: string, what: string): number => {
  const ms = withZone.test(text) ? Date.parse(text) : Number.NaN;
  if (!(ms > earliest && ms < latest)) throw new Refused(`${what} is no instant with a zone`);
  return Math.floor(ms / 60_000) * 60_000;
};

/** Converts minutes to seconds. A different number in `duration_formatted` means that the unit is another. */
const secondsOf = ({ duration, duration_formatted: formatted }: TheirClassType): number => {
  const [, inText] = /^(\d{1,4}) ?min/.exec(String(formatted ?? '')) ?? [];
  if (inText !== undefined && Number(inText) !== duration)
    throw new Refused('class_type.duration is not the minutes of duration_formatted');
  if (!(duration >= 5 && duration <= 1440)) throw new Refused('class_type.duration is no number of minutes');
  return Math.round(duration * 60);
};

/** The class kind whose name is part of a class type's name. */
export const kindNamedIn = (name: string): ClassKindSlug | null =>
  classKinds.find(({ slug }) => name.toLowerCase().includes(kindTexts[slug].name.toLowerCase()))?.slug ??
  null;

const nameOf = (value: string, what: string): string => {
  const name = plainText(value, maxNameLength);
  if (!name) throw new Refused(`${what} is empty`);
  return name;
};

const typeOf = (given: TheirClassType, isWorkshop: boolean, mapping: Mapping): MirroredType => {
  const meaning = mapping.classTypes.get(given.id);
  const name = nameOf(given.name, 'class_type.name');
  const named = classKinds.find(({ slug }) => slug === meaning)?.slug ?? null;
  const kind = meaning === 'other' ? null : (named ?? kindNamedIn(name));
  return {
    // The same class type may be used for a class and, with a tag, for a workshop.
    theirId: isWorkshop ? `${given.id}:workshop` : given.id,
    // A class of one of our kinds gets the kind's name, as in the rest of the site.
    name: kind && !isWorkshop ? kindTexts[kind].name : name,
    description: plainText(given.description, maxTextLength),
    duration: secondsOf(given),
    isLiveStream: given.is_live_stream ?? false,
    kind,
    isWorkshop,
  };
};

export const instructorOf = (given: TheirInstructor): MirroredInstructor | null => {
  const name = plainText(given.name, maxNameLength);
  return name ? { theirId: given.id, name, bio: plainText(given.bio, maxTextLength) } : null;
};

const count = (value: number | null | undefined): number =>
  Math.min(Math.max(0, Math.floor(value ?? 0)), 10_000);

/** Counts that are not public become 1 (some) or 0 (none) here, so that no later code can show them. */
const countsOf = (given: TheirClass) => {
  const capacity = count(given.capacity);
  const waiting = count(given.waitlist_count);
  const isFull = given.status != null && given.status !== '';
  const free = isFull ? 0 : Math.min(count(given.available_spot_count), capacity);
  const places = Math.max(count(given.spot_options?.waitlist_capacity), waiting);
  const hasPlaces =
    given.status === 'Waitlist Only' || (given.status !== 'Waitlist Full' && places > waiting);
  if (given.is_remaining_spot_count_public) {
    const waitlistCapacity = hasPlaces ? Math.max(places, waiting + 1) : waiting;
    return { capacity, takenCount: capacity - free, waitlistCount: waiting, waitlistCapacity };
  }
  return {
    capacity: 1,
    takenCount: free > 0 ? 0 : 1,
    waitlistCount: 0,
    waitlistCapacity: hasPlaces ? 1 : 0,
  };
};

const translate = (given: TheirClass, mapping: Mapping): Translation => {
  if (!isClassId(given.id)) throw new Refused('id is no number');
  const id = Number(given.id);
  const locationId = mapping.locations.get(given.location.id);
  const meaning = mapping.classTypes.get(given.class_type.id);
  const instructors = given.instructors ?? [];
  // The provider also sells rooms, saunas and light beds as classes.
  const isRoom = meaning === undefined && given.capacity <= 1 && instructors.length === 0;
  if (locationId === undefined || meaning === 'skip' || isRoom) return { outcome: 'skipped', id };

  const isWorkshop =
    meaning === 'workshop' ||
    (given.class_tags ?? []).some(({ slug }) => mapping.workshopTags.has(slug ?? ''));
  const startsAt = instantOf(given.start_datetime, 'start_datetime');
  const [localDate = '', localTime = ''] = studioClock.format(startsAt).split(' ');
  const opens = given.booking_start_datetime
    ? instantOf(given.booking_start_datetime, 'booking_start_datetime')
    : startsAt - alwaysOpenMs;
  const isPublic = given.is_remaining_spot_count_public ?? false;
  return {
    outcome: 'shown',
    // The instant is used; a different local time is logged.
    isClockDifferent:
      (given.start_date ?? localDate) !== localDate ||
      (given.start_time ?? localTime).slice(0, 5) !== localTime.slice(0, 5),
    shown: {
      id,
      kind: isWorkshop ? 'workshop' : 'class',
      locationId,
      type: typeOf(given.class_type, isWorkshop, mapping),
      name: nameOf(given.name, 'name'),
      instructors: instructors.flatMap((one) => instructorOf(one) ?? []),
      startsAt,
      localDate,
      localTime,
      bookingOpensAt: Math.min(opens, startsAt),
      ...countsOf(given),
      isCancelled: given.is_cancelled ?? false,
      isCountPublic: isPublic,
      layoutFormat: given.layout_format === 'pick-a-spot' ? 'pick-a-spot' : 'first-come-first-serve',
    },
  };
};

const idOf = (raw: unknown): number | null => {
  const id = String((raw as { id?: unknown } | null)?.id ?? '');
  return isClassId(id) ? Number(id) : null;
};

/** Translates one class. An invalid class is left out; the other classes of its page are still shown. */
export const translateClass = (raw: unknown, mapping: Mapping): Translation => {
  const parsed = scheduledClass.safeParse(raw);
  if (!parsed.success) return { outcome: 'refused', reason: firstIssue(parsed.error), id: idOf(raw) };
  try {
    return translate(parsed.data, mapping);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { outcome: 'refused', reason: error.message, id: idOf(raw) };
  }
};

/** The room of a class from the class's own record, or null if it has none. */
export const translateSpots = (raw: unknown, mapping: Mapping): StoredSpots | null => {
  const parsed = scheduledClass.safeParse(raw);
  if (!parsed.success) return null;
  const { layout, status, layout_format: format, is_remaining_spot_count_public: isPublic } = parsed.data;
  if (!layout || format !== 'pick-a-spot' || !isPublic) return null;
  if (translateClass(raw, mapping).outcome !== 'shown') return null;
  const items = layout.spots.map(({ id, name, x_position: x, y_position: y }) => ({
    id,
    name: plainText(name, 20) || id,
    x,
    y,
    type: 'spot',
    isEnabled: true,
    isListed: true,
  }));
  const free = status ? [] : layout.spots.filter((spot) => spot.is_available).map(({ id }) => id);
  return { layoutFormat: 'pick-a-spot', items, availableSpotIds: free };
};
