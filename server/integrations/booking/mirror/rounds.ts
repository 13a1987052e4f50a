import { addDays, type CalendarDay, type Instant, studioDay } from '#domain/dates.ts';
import type { LocationId } from '#domain/studios.ts';
import type { Mapping } from './mapping.ts';
import type { GetJson, MirrorProvider } from './provider.ts';
import { type MirroredClass, type Translation, translateClass } from './translate.ts';

/** Days of the frequent round: today and the next two, so that it covers 48 hours at any time of day. */
const soonDays = 2;
export const defaultWindowDays = 14;
const maxWindowDays = 28;

type Days = { from: CalendarDay; to: CalendarDay };
/** The provider's complete data about some days of some locations. */
export type Round = Days & {
  locationIds: readonly LocationId[];
  classes: readonly MirroredClass[];
  /** Classes that exist but could not be translated: their stored rows stay unchanged. */
  untranslatedIds: ReadonlySet<number>;
};
/** Numbers of classes that could not be used, by reason, for the log. */
type Remarks = {
  refused: number;
  reasons: Map<string, number>;
};
export type ReadRound = { round: Round; remarks: Remarks; translations: readonly Translation[] };

const daysOf = (now: Instant, days: number): Days => {
  const from = studioDay(now);
  return { from, to: addDays(from, days) };
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
  const remarks: Remarks = { refused: 0, reasons: new Map() };
  for (const result of translations) {
    if (result.kind === 'shown') classes.set(result.shown.id, result.shown);
    else if (result.kind === 'refused') {
      if (result.id !== null) untranslatedIds.add(result.id);
      remarks.refused += 1;
      remarks.reasons.set(result.reason, (remarks.reasons.get(result.reason) ?? 0) + 1);
    }
  }
  const locationIds = [...mapping.locations.values()];
  const round = { ...days, locationIds, classes: [...classes.values()], untranslatedIds };
  return { round, remarks, translations };
};
