import { expect, test } from 'vitest';
import { openings } from '#content/en/openings.ts';
import { studios } from '#domain/studios.ts';

test('eighteen openings cover all four positions, each with an address of its own', () => {
  expect(openings).toHaveLength(18);
  expect(new Set(openings.map((o) => o.id)).size).toBe(18);
  expect(new Set(openings.map((o) => o.url)).size).toBe(18);
  expect(new Set(openings.map((o) => o.position)).size).toBe(4);
});

test('an opening is at a studio of ours, and only the support office hires for Corporate', () => {
  const names = new Set<string>(studios.map((s) => s.name));
  for (const { position, location } of openings) expect(names.has(location)).toBe(position !== 'Corporate');
});

test('no posting is older than a month', () => {
  for (const { postedDaysAgo } of openings) {
    expect(postedDaysAgo).toBeGreaterThanOrEqual(0);
    expect(postedDaysAgo).toBeLessThanOrEqual(30);
  }
});
