import { describe, expect, test } from 'vitest';
import { matsOf, type RoomItem, rowsOf } from './rooms.ts';

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

  test('is read row by row, from the front, from the left', () => {
    const mats = matsOf([item('d', 5, 10), item('b', 5, 0), item('a', -5, 0), item('c', -5, 10)], []);
    expect(rowsOf(mats).map((row) => row.map(({ id }) => id))).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });
});
