import { describe, expect, test } from 'vitest';
import { matSize, matsOf, planOf, type RoomItem, rowsOf } from './rooms.ts';

const item = (id: string, x: number, y: number, more: Partial<RoomItem> = {}): RoomItem => ({
  type: 'spot',
  id,
  name: id,
  enabled: true,
  x_position: x,
  y_position: y,
  listed: true,
  ...more,
});

describe('a room', () => {
  test('has free and taken mats; furniture is neither, and a disabled mat is never free', () => {
    const mats = matsOf(
      [
        item('1', 0, 0),
        item('2', 10, 0),
        item('3', 20, 0, { enabled: false }),
        item('t', 0, -9, { type: 'instructor' }),
      ],
      ['1', '3', 't'],
    );
    expect(mats.map(({ id, isFree }) => [id, isFree])).toEqual([
      ['1', true],
      ['2', false],
      ['3', false],
    ]);
  });

  test('is read row by row, from the front and from the left', () => {
    const mats = matsOf([item('d', 5, 10), item('b', 5, 0), item('a', -5, 0), item('c', -5, 10)], []);
    expect(rowsOf(mats).map((row) => row.map(({ id }) => id))).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  test('of a provider is read in the same rows when its mats are not quite in line', () => {
    const mats = matsOf([item('b', 9, 1), item('a', 0, 1.5), item('c', 1, 7)], []);
    expect(rowsOf(mats, 1).map((row) => row.map(({ id }) => id))).toEqual([['a', 'b'], ['c']]);
  });
});

describe('the plan', () => {
  const grid = (columns: number, rows: number, unit: number) =>
    matsOf(
      Array.from({ length: columns * rows }, (_, n) =>
        item(String(n), (n % columns) * unit, -Math.floor(n / columns) * unit),
      ),
      [],
    );

  test('of our own room is in its own units', () => {
    const mats = grid(3, 2, 300);
    expect(planOf(mats, true)).toEqual({
      mats,
      scale: 1,
      box: { x: -1080, y: -1080, width: 2160, height: 2180 },
    });
  });

  test.each([
    ['close together', 6, 5, 2],
    ['far apart', 6, 5, 190],
    ['in one row', 30, 1, 10],
    ['in one column', 1, 12, 15.5],
    ['of which there is one', 1, 1, 1],
  ])('of a provider’s mats %s shows all of them, none covered by another', (_, columns, rows, unit) => {
    const { mats, scale, box } = planOf(grid(columns, rows, unit), false);
    const [width, height] = [matSize.width * scale, matSize.height * scale];
    for (const [index, { x_position: x, y_position: y }] of mats.entries()) {
      expect(x - width / 2).toBeGreaterThanOrEqual(box.x);
      expect(x + width / 2).toBeLessThanOrEqual(box.x + box.width);
      expect(y - height / 2).toBeGreaterThanOrEqual(box.y);
      expect(y + height / 2).toBeLessThanOrEqual(box.y + box.height);
      for (const other of mats.slice(index + 1))
        expect(Math.abs(x - other.x_position) >= width || Math.abs(y - other.y_position) >= height).toBe(
          true,
        );
    }
    expect(scale).toBeGreaterThan(0.5);
  });

  test('of two mats at one position can still be drawn', () => {
    const { mats, scale } = planOf(matsOf([item('a', 5, 5), item('b', 5, 5)], []), false);
    expect([mats.length, scale]).toEqual([2, 1]);
    expect(planOf([], false).mats).toEqual([]);
  });
});
