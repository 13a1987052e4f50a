import { expect, test } from 'vitest';
import { openings } from '#content/catalog/openings.ts';
import { addDays, isCalendarDay } from '#domain/dates.ts';
import { studios } from '#domain/studios.ts';
import { supportOffice } from '#words/openings.ts';

test('eighteen openings cover all four positions, each with a URL of its own', () => {
  expect(openings).toHaveLength(18);
  expect(new Set(openings.map((o) => o.id)).size).toBe(18);
  expect(new Set(openings.map((o) => o.url)).size).toBe(18);
  expect(new Set(openings.map((o) => o.position)).size).toBe(4);
});

test('an opening is at a studio of ours, and only the support office hires for Corporate', () => {
  const names = new Set<string>(studios.map((s) => s.name));
  for (const { position, location } of openings) expect(names.has(location)).toBe(position !== 'Corporate');
  const offices = openings.map((o) => o.location).filter((location) => !names.has(location));
  expect(new Set(offices)).toEqual(new Set([supportOffice]));
});

test('a posting has a day in its past and an end some months later', () => {
  for (const { posted, validThrough } of openings) {
    expect(isCalendarDay(posted) && isCalendarDay(validThrough)).toBe(true);
    // The day on which these openings were written: a later date would be in the future.
    expect(posted <= '2026-11-15').toBe(true);
    expect(validThrough >= addDays(posted, 30)).toBe(true);
    expect(validThrough <= addDays(posted, 180)).toBe(true);
  }
});
