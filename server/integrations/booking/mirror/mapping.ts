import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { instructors } from '#content/facts/instructors.ts';
import { type ClassKindSlug, classKinds } from '#domain/schedule/class-kinds.ts';
import { type LocationId, studios } from '#domain/studios.ts';
import { EnvError } from '#server/env.ts';

const theirId = z.string().regex(/^[\w-]{1,64}$/, 'is no id of the provider');
const kinds = classKinds.map(({ slug }) => slug) as [ClassKindSlug, ...ClassKindSlug[]];

/** The mapping file (BOOKING_MAP), see docs/providers.md; docs/booking-map.example.json is an example. */
const file = z.strictObject({
  locations: z.record(theirId, z.string()),
  classTypes: z.record(theirId, z.enum([...kinds, 'workshop', 'other', 'skip'])).default({}),
  instructors: z.record(theirId, z.string()).default({}),
  workshopTags: z.array(z.string()).default([]),
});

type TypeMeaning = ClassKindSlug | 'workshop' | 'other' | 'skip';
export type Mapping = {
  /** The provider's own id of a location to ours, by which studios are known. */
  locations: ReadonlyMap<string, LocationId>;
  classTypes: ReadonlyMap<string, TypeMeaning>;
  /** The provider's instructor id to our instructor's id. */
  instructors: ReadonlyMap<string, number>;
  /** Slugs of tags that make a class a workshop. */
  workshopTags: ReadonlySet<string>;
};

const slugOf = ({ firstName, middleName, lastName }: (typeof instructors)[number]) =>
  [firstName, middleName, lastName]
    .filter(Boolean)
    .join(' ')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9 ]+/g, '')
    .replace(/ +/g, '-');

/** Our instructors by name as a slug, such as marisol-vega. */
export const instructorSlugs: ReadonlyMap<string, number> = new Map(
  instructors.map((person) => [slugOf(person), person.id]),
);
const locationIds = new Map(
  studios.flatMap(({ slug, locationId }) => (locationId === null ? [] : [[slug, locationId]])),
);

const translated = <Id extends number>(
  pairs: Record<string, string>,
  known: ReadonlyMap<string, Id>,
  where: (key: string) => string,
): Map<string, Id> =>
  new Map(
    Object.entries(pairs).map(([key, slug]) => {
      const ours = known.get(slug);
      if (ours === undefined)
        throw new EnvError(`BOOKING_MAP cannot be used: ${where(key)} has no "${slug}".`);
      return [key, ours];
    }),
  );

/** `canBeEmpty` allows a file without locations, for `operator booking check`, which lists them. */
type ParseOptions = { canBeEmpty?: boolean };

export const parseMapping = (text: string, { canBeEmpty = false }: ParseOptions = {}): Mapping => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new EnvError(`BOOKING_MAP cannot be used: the file is not JSON (${(error as Error).message}).`);
  }
  const result = file.safeParse(json);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new EnvError(`BOOKING_MAP cannot be used: ${issue?.path.join('.') || 'file'}: ${issue?.message}.`);
  }
  const map = result.data;
  const locations = translated(map.locations, locationIds, (key) => `locations.${key}: our list of studios`);
  if (locations.size === 0 && !canBeEmpty)
    throw new EnvError('BOOKING_MAP cannot be used: it names no location. `booking check` lists them.');
  if (new Set(locations.values()).size < locations.size)
    throw new EnvError('BOOKING_MAP cannot be used: two locations are the same studio.');
  return {
    locations,
    classTypes: new Map(Object.entries(map.classTypes)),
    instructors: translated(
      map.instructors,
      instructorSlugs,
      (key) => `instructors.${key}: our list of instructors`,
    ),
    workshopTags: new Set(map.workshopTags),
  };
};

export const readMapping = (path: string, options?: ParseOptions): Mapping => {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new EnvError(`BOOKING_MAP cannot be used: ${(error as Error).message}.`);
  }
  return parseMapping(text, options);
};
