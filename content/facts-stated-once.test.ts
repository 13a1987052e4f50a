import { describe, expect, test } from 'vitest';

/** The texts of all languages. */
const sources = Object.entries(
  import.meta.glob<string>(['./*/**/*.ts', '!./{facts,catalog}/**', '!./**/*.test.ts'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);
const matches = (pattern: RegExp) =>
  sources.flatMap(([path, source]) => [...source.matchAll(pattern)].map(([match]) => `${path}: ${match}`));

describe('texts take figures of money and law from domain/', () => {
  test('no amount of dollars is written out, except what a garage charges', () => {
    expect(sources.length).toBeGreaterThan(50);
    const amounts = matches(/\$\d[\d.,]*[^,.]{0,12}/g);
    const garage = /^\.\/\w+\/studios\/midtown-miami\.ts: \$3 /;
    expect(amounts).toContain('./en/studios/midtown-miami.ts: $3 per hour');
    expect(amounts.filter((amount) => !garage.test(amount))).toEqual([]);
  });

  test('periods of notice, exchange and warranty are not written out', () => {
    expect(matches(/\b(30|thirty) days\b/gi)).toEqual([]);
    expect(matches(/\bwithin (7|seven) days\b/gi)).toEqual([]);
  });

  test('periods of booking, privacy and retention are not written out', () => {
    expect(matches(/\b\d{2,} days\b/gi)).toEqual([]);
    expect(matches(/\b\d+-day\b/gi)).toEqual([]);
    expect(matches(/\bup to \w+ (years|days)\b|\bup to (two|three),/g)).toEqual([]);
  });
});
