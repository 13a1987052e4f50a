import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PagedList, type PageEvent, pagesAfter, startPages } from './pages-in-order.ts';

type Item = { id: string };
const key = 'flow';
const page = (number: number, pages: number, ids: string[], of = key): PageEvent<Item> => ({
  type: 'arrived',
  key: of,
  page: number,
  pages,
  items: ids.map((id) => ({ id })),
});
const state = (...events: PageEvent<Item>[]): PagedList<Item> =>
  events.reduce(pagesAfter<Item>, startPages<Item>(key));

describe('pages', () => {
  it('are appended, and stop at the last', () => {
    const all = state(page(1, 2, ['a', 'b']), page(2, 2, ['c']));
    expect(all.items.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(all.next).toBeNull();
  });

  it('of another list, out of turn or repeated change nothing', () => {
    const first = state(page(1, 3, ['a']));
    expect(pagesAfter(first, page(2, 3, ['x'], 'fiit'))).toBe(first);
    expect(pagesAfter(first, page(3, 3, ['x']))).toBe(first);
    expect(pagesAfter(first, page(1, 3, ['a']))).toBe(first);
  });

  it('leave out what an earlier page already had', () => {
    expect(state(page(1, 2, ['a', 'b']), page(2, 2, ['b', 'c'])).items).toHaveLength(3);
  });

  it('keep what is there when one fails, and ask for it again', () => {
    const failed = state(page(1, 2, ['a']), { type: 'failed', key, page: 2 });
    expect(failed).toMatchObject({ status: 'failed', next: 2, items: [{ id: 'a' }] });
    expect(pagesAfter(failed, page(2, 2, ['b'])).items).toHaveLength(2);
  });

  it('bring every item once and none is missing, whatever the size and the order of answers', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.uuid(), { maxLength: 60 }),
        fc.integer({ min: 1, max: 12 }),
        fc.infiniteStream(fc.nat()),
        (ids, size, dice) => {
          const pages = Math.max(1, Math.ceil(ids.length / size));
          const answers = Array.from({ length: pages }, (_, i) =>
            page(i + 1, pages, ids.slice(i * size, (i + 1) * size)),
          );
          let state = startPages<Item>(key);
          for (let round = 0; round < pages; round++)
            for (const answer of answers.toSorted(() => ((dice.next().value ?? 0) % 3) - 1))
              state = pagesAfter(state, answer);
          expect(state.items.map(({ id }) => id)).toEqual(ids);
          expect(state.next).toBeNull();
        },
      ),
    );
  });
});
