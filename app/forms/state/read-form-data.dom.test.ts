import { expect, test } from 'vitest';
import { readFormData } from './read-form-data.ts';

const blank = {
  name: '',
  days: [] as readonly string[],
  files: [] as readonly File[],
  cv: null as File | null,
  agrees: true as boolean,
};
const posted = (pairs: [string, string | File][]) => {
  const data = new FormData();
  for (const [name, value] of pairs) data.append(name, value);
  return data;
};

test('what a browser sends is read in the shape of the blank form', () => {
  const cv = new File(['x'], 'cv.pdf');
  const data = posted([
    ['name', 'Ana'],
    ['days', 'Monday'],
    ['days', 'Friday'],
    ['cv', cv],
    ['agrees', 'on'],
    ['more', 'x'],
  ]);
  const values = readFormData(blank, data);
  expect(values).toMatchObject({ name: 'Ana', days: ['Monday', 'Friday'], files: [], agrees: true });
  expect(values.cv?.name).toBe('cv.pdf');
  expect(values).not.toHaveProperty('more');
});

test('an unticked box is false, an empty file input is no file', () => {
  expect(
    readFormData(
      blank,
      posted([
        ['cv', new File([], '')],
        ['files', new File([], '')],
      ]),
    ),
  ).toEqual({
    name: '',
    days: [],
    files: [],
    cv: null,
    agrees: false,
  });
});
