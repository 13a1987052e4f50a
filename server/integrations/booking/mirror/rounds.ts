import { addDays, type CalendarDay, type Instant, studioDay } from '#domain/dates.ts';
import type { LocationId } from '#domain/studios.ts';
import type { Mapping } from './mapping.ts';
import type { MirroredClass, Translation } from './mirrored-classes.ts';
import type { GetJson, MirrorProvider } from './provider.ts';
import { translateClass } from './translate.ts';

/** Days of the frequent round: today and the next two, so that it covers 48 hours at any time of day. */
const soonDays = 2;
export const defaultWindowDays = 14;
const maxWindowDays = 28;

/** Both days are included. */
type Days = { firstDay: CalendarDay; lastDay: CalendarDay };
/** The provider's complete data about some days of some locations. */
export type Round = Days & {
  locationIds: readonly LocationId[];
  classes: readonly MirroredClass[];
  /** Classes that exist but could not be translated: their stored rows stay unchanged. */
  untranslatedIds: ReadonlySet<number>;
};
export type ReadRound = { round: Round; translations: readonly Translation[] };

const daysOf = (now: Instant, days: number): Days => {
  const firstDay = studioDay(now);
  return { firstDay, lastDay: addDays(firstDay, days) };
};
export const soonDaysOf = (now: Instant) => daysOf(now, soonDays);
export const laterDaysOf = (now: Instant, windowDays: number | null) =>
  daysOf(now, Math.min(Math.max(Math.floor(windowDays ?? defaultWindowDays), soonDays), maxWindowDays));

/** Reads a complete list of classes. */
export const readRound = async (
  provider: MirrorProvider,
  getJson: GetJson,
  mapping: Mapping,
  days: Days,
): Promise<ReadRound> => {
  const window = { ...days, locationIds: [...mapping.locations.keys()] };
  const translations = await provider.readClasses(getJson, window, (record) =>
    translateClass(provider, record, mapping),
  );
  const classes = new Map<number, MirroredClass>();
  const untranslatedIds = new Set<number>();
  for (const result of translations) {
    if (result.kind === 'shown') classes.set(result.shown.id, result.shown);
    else if (result.kind === 'refused' && result.id !== null) untranslatedIds.add(result.id);
  }
  const locationIds = [...mapping.locations.values()];
  const round = { ...days, locationIds, classes: [...classes.values()], untranslatedIds };
  return { round, translations };
};
