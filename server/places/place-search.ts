import type { Place } from '#domain/places/place.ts';
import { countyName } from '#words/pages/locations.ts';
import { plainName } from './place-name.ts';

type City = readonly [name: string, county: string, latitude: number, longitude: number, people: number];
type Zip = readonly [code: string, town: string, county: string, latitude: number, longitude: number];
export type Gazetteer = { cities: readonly City[]; zips: readonly Zip[] };

type Entry = { place: Place; name: string; joined: string; words: readonly string[]; weight: number };

const maxQueryLength = 64;
const minQueryLength = 2;

const entryOf = ([label, county, latitude, longitude, people]: City, index: number): Entry => {
  const name = plainName(label);
  return {
    place: { id: `city-${index}`, label, detail: countyName(county), latitude, longitude },
    name,
    joined: name.replaceAll(' ', ''),
    words: name.split(' '),
    // Of two equal matches the larger town comes first, but a small town typed in full comes before a large
    // one of which only the beginning was typed.
    weight: 5 * Math.log10(10 + people),
  };
};
const zipPlace = ([code, town, county, latitude, longitude]: Zip): Place => ({
  id: code,
  label: code,
  detail: `${town}, ${countyName(county)}`,
  latitude,
  longitude,
});

const scoreOf = (query: string, entry: Entry): number => {
  const joined = query.replaceAll(' ', '');
  if (entry.name === query) return 100;
  if (entry.name.startsWith(query)) return 80;
  if (entry.joined.startsWith(joined)) return 76;
  const isEveryWordThere = query
    .split(' ')
    .every((word) => entry.words.some((known) => known.startsWith(word)));
  return isEveryWordThere ? 68 : 0;
};

/** Places by name, however it is written, or by the first digits of a zip code. Best match first. */
export function createPlaceSearch({ cities, zips }: Gazetteer) {
  const entries = cities.map(entryOf);

  return (text: string, limit = 6): Place[] => {
    const typed = text.trim().slice(0, maxQueryLength);
    const digits = /^\d{2,5}/.exec(typed)?.[0];
    if (digits)
      return zips
        .filter(([code]) => code.startsWith(digits))
        .slice(0, limit)
        .map(zipPlace);
    const query = plainName(typed);
    if (query.length < minQueryLength) return [];
    return entries
      .map((entry) => ({ entry, score: scoreOf(query, entry) }))
      .filter((match) => match.score > 0)
      .sort((a, b) => b.score + b.entry.weight - (a.score + a.entry.weight))
      .slice(0, limit)
      .map((match) => match.entry.place);
  };
}
