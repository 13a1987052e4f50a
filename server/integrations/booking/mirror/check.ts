import { studioZone } from '#domain/dates.ts';
import { type Studio, studios } from '#domain/studios.ts';
import { type Env, EnvError } from '#server/env.ts';
import { createGetJson } from './client.ts';
import { instructorSlugs, type Mapping, readMapping } from './mapping.ts';
import type { Named, Translation } from './mirrored-classes.ts';
import { plainText } from './plain-text.ts';
import type { MirrorProvider, TheirLocation } from './provider.ts';
import { laterDaysOf, readRound } from './rounds.ts';
import { kindNamedIn } from './translate.ts';

/** A name without case, spaces and punctuation, to suggest a line for the mapping file. */
const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '');
const shown = (name: string) => JSON.stringify(plainText(name, 60));

const line = (id: string, value: string) => `      ${JSON.stringify(id)}: ${JSON.stringify(value)},`;

function* section(title: string, lines: readonly string[]) {
  if (lines.length === 0) return;
  yield `\n${title}\n`;
  for (const one of lines) yield `${one}\n`;
}

/** Whether both zones show the same time, whatever their names (US/Eastern is America/New_York). */
const isStudioZone = (zone: string): boolean => {
  const clockOf = (timeZone: string) => {
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'short' });
    return ['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z'].map((text) => format.format(Date.parse(text)));
  };
  try {
    return clockOf(zone).join() === clockOf(studioZone).join();
  } catch {
    return false;
  }
};

function* describeLocations(locations: readonly TheirLocation[], mapping: Mapping) {
  const found = new Set(locations.map(({ id }) => id));
  const mapped = locations.filter(({ id }) => mapping.locations.has(id));
  yield `${locations.length} locations, ${mapped.length} of them mapped to our studios.\n`;
  const suggestion = (name: string) =>
    studios.find((studio: Studio) => plain(studio.name) === plain(name) && studio.locationId !== null)?.slug;
  yield* section(
    'Locations that are not mapped (lines for "locations", where they are studios of ours):',
    locations
      .filter(({ id }) => !mapping.locations.has(id))
      .map(({ id, name }) => `${line(id, suggestion(name) ?? 'our-studio')}   ${shown(name)}`),
  );
  yield* section(
    'Mapped locations that the provider does not have:',
    [...mapping.locations.keys()].filter((id) => !found.has(id)).map((id) => `      ${id}`),
  );
  yield* section(
    `Mapped locations in another time zone than ${studioZone}, in which our pages show all times:`,
    mapped
      .filter(({ timezone }) => timezone && !isStudioZone(timezone))
      .map(({ name, timezone }) => `      ${shown(name)}: ${shown(timezone ?? '')}`),
  );
}

const uniqueById = (list: readonly Named[]): Named[] => [
  ...new Map(list.map((one) => [one.id, one])).values(),
];

function* describeClasses(classes: readonly Translation[], mapping: Mapping) {
  const types = uniqueById(classes.flatMap(({ type }) => type ?? []));
  yield* section(
    'Class types that are not mapped (lines for "classTypes": flow, fiit, restore, workshop, other or skip; without a line the name decides):',
    types
      .filter(({ id }) => !mapping.classTypes.has(id))
      .map(({ id, name }) => `${line(id, kindNamedIn(name) ?? 'other')}   ${shown(name)}`),
  );
  const slugOf = (name: string) => [...instructorSlugs.keys()].find((slug) => plain(slug) === plain(name));
  yield* section(
    'Instructors that are not mapped (lines for "instructors"; without a line they are shown without a portrait):',
    uniqueById(classes.flatMap(({ instructors }) => instructors ?? []))
      .filter(({ id }) => !mapping.instructors.has(id))
      .map(({ id, name }) => `${line(id, slugOf(name) ?? 'our-instructor')}   ${shown(name)}`),
  );
}

function* describeRefused(translations: readonly Translation[]) {
  const refused = translations.filter((one) => one.kind === 'refused');
  yield* section(
    `${refused.length} classes cannot be shown:`,
    [...Map.groupBy(refused, ({ reason }) => reason)].map(
      ([reason, { length }]) => `      ${length} × ${reason}`,
    ),
  );
}

/**
 * `operator booking check` for a mirrored provider: reads it once and prints what it found, what the mapping
 * file does not map, and how many classes our pages would show. Needs no database.
 */
export async function* checkMirror(provider: MirrorProvider, env: Env): AsyncGenerator<string> {
  const mapping = readMapping(env.BOOKING_MAP ?? '', { canBeEmpty: true });
  const getJson = createGetJson(provider, env);
  yield `Requesting ${new URL(env.BOOKING_URL ?? '').host}…\n`;
  try {
    const { locations, windowDays } = await provider.readReferenceData(getJson);
    yield* describeLocations(locations, mapping);
    if (mapping.locations.size === 0)
      throw new EnvError('BOOKING_MAP names no location yet: copy the lines above into it and check again.');
    const days = laterDaysOf(Date.now(), windowDays);
    const { round, translations } = await readRound(provider, getJson, mapping, days);
    yield `\n${translations.length} classes from ${days.firstDay} to ${days.lastDay}, ${round.classes.length} of them for our pages.\n`;
    yield* describeRefused(translations);
    yield* describeClasses(translations, mapping);
    if (round.classes.length === 0)
      throw new EnvError(
        'No class of the provider is for our pages: see the locations above, and BOOKING_MAP.',
      );
  } catch (error) {
    if (error instanceof EnvError) throw error;
    throw new EnvError(`The check ended here: ${(error as Error).message}.`);
  }
}
