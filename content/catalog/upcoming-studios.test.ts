import { expect, test } from 'vitest';
import { studioDetails } from '#content/catalog/studios.ts';
import { upcomingStudioDetails } from '#content/catalog/upcoming-studios.ts';
import { marketingFormPath, marketingForms } from '#domain/forms/marketing-forms.ts';
import { film } from '#media/film.ts';

const upcoming = [...upcomingStudioDetails.values()];

test('four studios open in 2025 and Wellington in 2026', () => {
  expect(upcoming.map(({ url, comingText }) => `${url} ${comingText}`)).toEqual([
    '/delray COMING 2025',
    '/doral COMING 2025',
    '/west-kendall COMING 2025',
    '/pinecrest COMING 2025',
    '/wellington COMING 2026',
  ]);
});

test.each(upcoming)('$title posts its leads to a form that exists', ({ formUrl }) => {
  expect(marketingForms.map((form) => marketingFormPath(form.id))).toContain(formUrl);
});

test('each upcoming studio has its own aerial film', () => {
  expect(upcoming.map(({ tour }) => tour)).toEqual([
    film('tours/delray'),
    film('tours/doral'),
    film('tours/west-kendall'),
    film('tours/pinecrest'),
    film('tours/wellington'),
  ]);
});

test('no two studios, open or upcoming, share a text', () => {
  const paragraphs = [
    ...upcoming.flatMap(({ heading, text }) => [heading, ...text]),
    ...[...studioDetails.values()].flatMap(({ detail }) => detail),
  ];
  expect(new Set(paragraphs).size).toBe(paragraphs.length);
});
