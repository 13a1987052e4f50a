import type { Place } from '#domain/places/place.ts';
import { editDistance } from '#domain/text/edit-distance.ts';
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

/** Edit distance (typing errors) allowed for a word of this length. */
const toleranceFor = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2);

const literalScore = (query: string, entry: Entry): number => {
  const joined = query.replaceAll(' ', '');
  if (entry.name === query) return 100;
  if (entry.name.startsWith(query)) return 80;
  if (entry.joined.startsWith(joined)) return 76;
  const isEveryWordThere = query
    .split(' ')
    .every((word) => entry.words.some((known) => known.startsWith(word)));
  return isEveryWordThere ? 68 : 0;
};

const wordLikeness = (word: string, known: string, isLast: boolean): number => {
  if (known.startsWith(word)) return 0.95;
  const tolerance = toleranceFor(word.length);
  if (tolerance === 0) return 0;
  const whole = editDistance(word, known, tolerance);
  // The last word may be incomplete; a complete word that matches equally well ranks higher.
  const prefix = isLast ? editDistance(word, known, tolerance, true) + 0.25 : Number.POSITIVE_INFINITY;
  const typos = Math.min(whole, prefix);
  return typos <= tolerance + 0.25 ? 0.7 - 0.15 * typos : 0;
};

const mistypedScore = (query: string, entry: Entry): number => {
  const words = query.split(' ');
  const likeness = words.map((word, index) =>
    Math.max(...entry.words.map((known) => wordLikeness(word, known, index === words.length - 1))),
  );
  if (likeness.every((value) => value > 0)) {
    return 40 + (30 * likeness.reduce((sum, value) => sum + value, 0)) / words.length;
  }
  const joined = query.replaceAll(' ', '');
  const tolerance = toleranceFor(joined.length);
  const typos = tolerance ? editDistance(joined, entry.joined, tolerance, true) : Number.POSITIVE_INFINITY;
  return typos <= tolerance ? 50 - 6 * typos : 0;
};

/** Places by name, also with typing errors, or by the first digits of a zip code. Best match first. */
export function createPlaceSearch({ cities, zips }: Gazetteer) {
  const entries = cities.map(entryOf);

  const ranked = (query: string, score: (query: string, entry: Entry) => number) =>
    entries
      .map((entry) => ({ entry, score: score(query, entry) }))
      .filter((match) => match.score > 0)
      .sort((a, b) => b.score + b.entry.weight - (a.score + a.entry.weight))
      .map((match) => match.entry.place);

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
    const literal = ranked(query, literalScore);
    return (literal.length > 0 ? literal : ranked(query, mistypedScore)).slice(0, limit);
  };
}
