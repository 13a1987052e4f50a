import { addDays, type Instant, studioDay } from '#domain/dates.ts';
import type { GetJson } from '#server/integrations/booking/mariana-tek/api/client.ts';
import { readAll } from '#server/integrations/booking/mariana-tek/api/pages.ts';
import {
  config,
  instructor,
  location,
  type TheirLocation,
} from '#server/integrations/booking/mariana-tek/api/shapes.ts';
import type { Mapping } from '#server/integrations/booking/mariana-tek/mapping.ts';
import {
  instructorOf,
  type MirroredInstructor,
  type Translation,
  translateClass,
} from '#server/integrations/booking/mariana-tek/translate.ts';
import type { Round } from './mirror.ts';

/** Days of the frequent round: today and the next two, so that it covers 48 hours at any time of day. */
const soonDays = 2;
export const defaultWindowDays = 14;
const maxWindowDays = 28;

/** Numbers of classes that could not be used, by reason, for the log. */
type Remarks = {
  refused: number;
  reasons: Map<string, number>;
  /** Classes whose local time and instant disagree. */
  otherClocks: number;
};

export type ReadRound = { round: Round; remarks: Remarks };

const windowOf = (now: Instant, days: number) => {
  const from = studioDay(now);
  return { from, to: addDays(from, days) };
};
export const soonWindow = (now: Instant) => windowOf(now, soonDays);
export const laterWindow = (now: Instant, days: number) => windowOf(now, Math.max(days, soonDays));

/** The round of a complete list of classes. */
export const toRound = (
  translations: readonly Translation[],
  window: Pick<Round, 'from' | 'to'>,
  mapping: Mapping,
): ReadRound => {
  const classes = new Map<number, Round['classes'][number]>();
  const untranslatedIds = new Set<number>();
  const remarks: Remarks = { refused: 0, reasons: new Map(), otherClocks: 0 };
  for (const result of translations) {
    if (result.outcome === 'shown') {
      classes.set(result.shown.id, result.shown);
      if (result.isClockDifferent) remarks.otherClocks += 1;
    } else if (result.outcome === 'refused') {
      if (result.id !== null) untranslatedIds.add(result.id);
      remarks.refused += 1;
      remarks.reasons.set(result.reason, (remarks.reasons.get(result.reason) ?? 0) + 1);
    }
  }
  const locationIds = [...mapping.locations.values()];
  return { round: { ...window, locationIds, classes: [...classes.values()], untranslatedIds }, remarks };
};

/** Always limited to some days, because the provider's list begins in its first year. */
export const classesQuery = (mapping: Mapping, window: Pick<Round, 'from' | 'to'>) => ({
  min_start_date: window.from,
  max_start_date: window.to,
  location: [...mapping.locations.keys()].join(','),
  ordering: 'start_datetime',
});

export const readClasses = async (
  getJson: GetJson,
  mapping: Mapping,
  window: Pick<Round, 'from' | 'to'>,
  beforePage?: () => Promise<void>,
): Promise<ReadRound> => {
  const translated = (record: unknown) => translateClass(record, mapping);
  const query = classesQuery(mapping, window);
  return toRound(await readAll(getJson, ['classes'], query, translated, beforePage), window, mapping);
};

export type ProviderReferenceData = {
  locations: TheirLocation[];
  instructors: MirroredInstructor[];
  windowDays: number;
};

const locationOf = (record: unknown) => {
  const parsed = location.safeParse(record);
  if (!parsed.success) return [];
  const { instructors: given, ...theirs } = parsed.data;
  const instructors = (given ?? []).flatMap((one) => {
    const { data } = instructor.safeParse(one);
    return (data && instructorOf(data)) || [];
  });
  return [{ location: theirs, instructors }];
};

/** Locations, their instructors (the provider has no list of them), and how far ahead classes exist. */
export const readProviderReferenceData = async (
  getJson: GetJson,
  beforePage?: () => Promise<void>,
): Promise<ProviderReferenceData> => {
  const records = (await readAll(getJson, ['schedule_locations'], {}, locationOf, beforePage)).flat();
  await beforePage?.();
  const settings = config.safeParse(await getJson(['config']));
  const days = Math.floor(settings.data?.scheduling_window_days ?? defaultWindowDays);
  return {
    locations: records.map((record) => record.location),
    instructors: records.flatMap((record) => record.instructors),
    windowDays: Math.min(Math.max(days, soonDays), maxWindowDays),
  };
};
