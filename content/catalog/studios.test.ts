import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { studioDetails } from '#content/catalog/studios.ts';
import { openStudios } from '#domain/studios.ts';

const details = [...studioDetails.values()];
const phone = /^\d{3}-555-01\d{2}$/;

const wordsOf = (studio: (typeof details)[number]) => [
  studio.summary,
  studio.parkingHeading,
  studio.parking,
  studio.note ?? '',
  studio.leader?.biography ?? '',
  ...studio.detail,
  ...studio.reviews.map((review) => review.review),
];
const sentencesOf = (text: string) =>
  text
    .replace(/<[^>]+>/g, '')
    .split(/(?<=[.?:;])\s+/)
    .filter(Boolean);

/** Reads the source: at run time names are URLs, and studios without rendered pictures have equal ones. */
const namedMedia = (slug: string) => {
  const source = readFileSync(new URL(`../facts/studios/${slug}.ts`, import.meta.url), 'utf8');
  const names = (call: string) =>
    [...source.matchAll(new RegExp(`\\b${call}\\('([^']+)'\\)`, 'g'))].map((m) => m[1]);
  return { pictures: names('picture'), films: names('film') };
};

test('every open studio has its page, under the id and name the booking app knows', () => {
  expect(details.map(({ id, slug, location, isPremier }) => ({ id, slug, location, isPremier }))).toEqual(
    openStudios.map(({ id, slug, name, isPremier }) => ({ id, slug, location: name, isPremier })),
  );
});

test('no two studios share a sentence', () => {
  const sentences = details.flatMap((studio) => wordsOf(studio).flatMap(sentencesOf));
  const repeated = sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
  expect(repeated).toEqual([]);
});

test('thirteen studios have a leader; West Boca and Coral Gables have none', () => {
  const without = details.filter((studio) => !studio.leader).map((studio) => studio.location);
  expect(without.sort()).toEqual(['Coral Gables', 'West Boca']);
  const names = details.flatMap(({ leader }) => (leader ? [`${leader.firstName} ${leader.lastName}`] : []));
  expect(new Set(names).size).toBe(13);
});

test('all phone numbers are fictional, and no two studios share one', () => {
  const numbers = details.flatMap((studio) => [
    studio.contactNumber,
    ...(studio.leader ? [studio.leader.contactNumber] : []),
  ]);
  for (const number of numbers) expect(number).toMatch(phone);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('the parking facts that guests rely on are stated', () => {
  const parking = (slug: string) => studioDetails.get(slug)?.parking;
  expect(parking('coral-gables')).toContain('90 minutes free garage parking');
  expect(parking('downtown-ft-lauderdale')).toContain('first 2 hours and 15 minutes are free if validated');
  expect(parking('midtown-miami')).toMatch(/90 minutes of validated parking.*\$3 per hour/);
});

test('Coral Gables, and only Coral Gables, explains where it is relative to the hotel and the street', () => {
  expect(details.filter((studio) => studio.note).map((studio) => studio.slug)).toEqual(['coral-gables']);
  expect(studioDetails.get('coral-gables')?.note).toMatch(/Hotel Alcázar.*Avenida Minorca/);
});

test.each(details)('$location has two or three paragraphs and three to five reviews', (studio) => {
  expect([2, 3]).toContain(studio.detail.length);
  expect([3, 4, 5]).toContain(studio.reviews.length);
});

test.each(details)(
  '$location has a postal address in two lines and its own four pictures, each described',
  (studio) => {
    expect(studio.address[0]).toMatch(/^\d+ \S+/);
    expect(studio.address[1]).toMatch(/^[A-Z][a-z A-Z]+, FL 3\d{4}$/);
    for (const { alt } of studio.imagesList) expect(alt.length).toBeGreaterThan(20);
    const named = namedMedia(studio.slug);
    expect(named.pictures).toEqual([
      ...['exterior', 'room', 'corner', 'detail'].map((view) => `studios/${studio.slug}/${view}`),
      ...(studio.leader ? [`leaders/${studio.slug}`] : []),
    ]);
    expect(named.films).toEqual([`studios/${studio.slug}`]);
  },
);

test('no picture description is used twice', () => {
  const alts = details.flatMap((studio) => studio.imagesList.map(({ alt }) => alt));
  expect(new Set(alts).size).toBe(60);
});

test.each(details)(
  '$location opens half an hour before its first class and closes between two blocks',
  (studio) => {
    const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    const { morning, evening } = studio.hours;
    expect(minutes(studio.firstClass) - minutes(morning[0])).toBe(30);
    const times = [...morning, ...evening].map(minutes);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(studio.days).toBe('Monday to Sunday');
    expect(studio.timings).toMatch(/^\d+:\d\d AM – \d+:\d\d PM, \d+:\d\d PM – \d+:\d\d PM$/);
  },
);

test('reviews use emphasis and no other HTML', () => {
  for (const { reviews } of details)
    for (const { review } of reviews) expect(review.replace(/<\/?(em|strong)>/g, '')).not.toMatch(/[<>&]/);
});

test('no text of a studio page has words in capitals or exclamation marks', () => {
  for (const studio of details) expect(wordsOf(studio).join(' ')).not.toContain('!');
});
