import { expect, test } from 'vitest';
import { instructors } from '#content/catalog/instructors.ts';
import { homeReviews } from '#content/catalog/reviews.ts';
import { teachers } from '#content/catalog/teachers.ts';
import { testimonials } from '#content/catalog/testimonials.ts';
import { openStudios } from '#domain/studios.ts';
import { fallbackReview } from '#words/reviews.ts';
import { foundersBlurb } from '#words/teachers.ts';

const studioNames = new Set(openStudios.map((studio) => studio.name));
const locationIdOf = (name: string) => openStudios.find((studio) => studio.name === name)?.locationId ?? 0;

test('the home page has a review of each member with a testimonial, with their own portrait', () => {
  const toldOf = ({ name, location, image }: { name: string; location: string; image: { file: string } }) =>
    [name, location, image.file].join(', ');
  expect(homeReviews.map(toldOf).sort()).toEqual(testimonials.map(toldOf).sort());
});

test('the fallback review has a name and a quote about hot yoga, and no location', () => {
  expect(fallbackReview.review).toContain('hot yoga');
  expect(fallbackReview.name).not.toBe('');
  expect(fallbackReview).not.toHaveProperty('location');
});

test('six testimonials answer to the digits 0 to 5, and at least four have an interview', () => {
  expect(testimonials.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(testimonials.filter((testimonial) => 'interview' in testimonial).length).toBeGreaterThanOrEqual(4);
  for (const { location } of testimonials) expect(studioNames).toContain(location);
});

test('the eight teachers are instructors whom a visitor can find at that studio', () => {
  expect(teachers.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  for (const { name, location } of teachers) {
    const person = instructors.find(({ firstName, lastName }) => `${firstName} ${lastName}` === name);
    expect(person?.homeLocationIds, name).toContain(locationIdOf(location));
  }
});

test('the founders are two, and the story names both', () => {
  for (const { name } of foundersBlurb.founders) expect(foundersBlurb.text.join(' ')).toContain(name);
  expect(foundersBlurb.founders[0].name).not.toBe(foundersBlurb.founders[1].name);
});
