import { expect, test } from 'vitest';
import { noStudioId } from '#domain/studios.ts';
import {
  daysOfPeriod,
  type FiguresQuery,
  figuresUrl,
  readFiguresQuery,
  usualFigures,
} from './figures-query.ts';
import { readListQuery } from './list-query.ts';
import { campaignTagLimit } from './ticket-fields.ts';

const read = (url: string) => readFiguresQuery(new URL(url, 'http://staff').searchParams);

test('reading a URL returns the query it was written from', () => {
  const query: FiguresQuery = {
    ...usualFigures,
    by: 'source',
    period: '13-weeks',
    hours: 'all',
    ...{ studio: noStudioId, form: 'contact', source: 'a & b' },
  };
  expect(read(figuresUrl(query))).toEqual(query);
  expect(figuresUrl(usualFigures)).toBe('/figures');
  expect(read('/figures')).toEqual(usualFigures);
});

test('a long source is compared with as many characters as are stored', () => {
  const long = 'x'.repeat(100);
  const stored = long.slice(0, campaignTagLimit);
  expect(read(`/figures?source=${long}`)?.source).toBe(stored);
  expect(readListQuery(new URLSearchParams({ source: long, campaign: long }))).toMatchObject({
    source: stored,
    campaign: stored,
  });
});

test.each(['by=year', 'period=toString', 'hours=none', 'studio=99', 'studio=', 'form=x'])(
  '%s is no query, because figures of everything would be shown in its place',
  (search) => expect(read(`/figures?${search}`)).toBeNull(),
);

test('a period consists of whole weeks, and four weeks before it are compared', () => {
  // A Wednesday.
  const today = '2026-11-18';
  expect(daysOfPeriod('week', today)).toEqual({
    ...{ before: '2026-10-19', from: '2026-11-16', to: '2026-11-22', weeks: 1 },
  });
  expect(daysOfPeriod('4-weeks', today)).toEqual({
    ...{ before: '2026-09-21', from: '2026-10-19', to: '2026-11-15', weeks: 4 },
  });
  expect(daysOfPeriod('week', '2026-11-22').from).toBe('2026-11-16');
  expect(daysOfPeriod('last-week', '2026-11-16').from).toBe('2026-11-09');
});
