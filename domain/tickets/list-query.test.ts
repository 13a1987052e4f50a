import { expect, test } from 'vitest';
import { toStudioId } from '#domain/studios.ts';
import { readListQuery } from './list-query.ts';
import { listUrl, shownTicketOf } from './list-url.ts';
import type { ListQuery } from './views.ts';

const id = '0190a8f2-7c1e-7b3d-9e55-0123456789ab';
const full = {
  tab: 'in-touch',
  q: 'maya o’neil',
  studio: toStudioId(3),
  form: 'contact',
  assignee: id,
  campaign: 'fall & winter',
  source: '(none)',
  figure: 'open_1h',
  from: '2026-11-01',
  to: '2026-11-16',
  after: '12.abc',
  stage: 'visited',
  unknown: [],
} satisfies ListQuery;

test('reading a URL returns the query it was written from', () => {
  const url = listUrl(full, id);
  const params = new URL(url, 'http://staff').searchParams;
  expect(readListQuery(params)).toEqual(full);
  expect(shownTicketOf(params)).toBe(id);
});

test('a search without a tab covers everything, and each tab can be searched', () => {
  expect(readListQuery(new URLSearchParams('q=maya')).tab).toBe('all');
  const url = listUrl({ tab: 'unassigned', q: 'maya' });
  expect(readListQuery(new URL(url, 'http://staff').searchParams).tab).toBe('unassigned');
});

test('the plain list has a plain url', () => {
  expect(listUrl(readListQuery(new URLSearchParams()))).toBe('/leads');
});

test.each([
  ['a tab that does not exist', 'tab=bin', 'tab', 'unassigned'],
  ['a studio that does not exist', 'studio=99', 'studio', null],
  ['a studio that is no number', 'studio=1e1', 'studio', null],
  ['the list of what has no studio', 'studio=0', 'studio', 0],
  ['a form that does not exist', 'form=drop+table', 'form', null],
  ['an assignee that is no id', "assignee='", 'assignee', null],
  ['a figure that does not exist', 'figure=toString', 'figure', null],
  ['a day that does not exist', 'from=2026-02-30', 'from', null],
] as const)('%s', (_, search, name, value) => {
  const query = readListQuery(new URLSearchParams(search));
  expect(query[name]).toBe(value);
  // A filter that is ignored would show, and export, everything.
  expect(query.unknown).toEqual(value === null ? [name] : []);
});

test('a long search is truncated, and an open ticket without a valid id is ignored', () => {
  expect(readListQuery(new URLSearchParams({ q: 'x'.repeat(5_000) })).q).toHaveLength(200);
  expect(shownTicketOf(new URLSearchParams({ at: '../../etc' }))).toBeNull();
});
