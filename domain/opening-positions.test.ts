import { expect, test } from 'vitest';
import { positionOfTitle } from './opening-positions.ts';

test.each([
  ['Front Desk Associate (part-time)', 'Front Desk Associate'],
  ['Guest Experience Lead', 'Front Desk Associate'],
  ['Yoga Teacher Lead', 'Teacher'],
  ['FIIT Coach', 'Teacher'],
  ['Assistant Studio Manager', 'Manager'],
  ['Social Media Manager', 'Corporate'],
  ['Bookkeeper', 'Corporate'],
])('%s is in the group %s', (title, position) => {
  expect(positionOfTitle(title)).toBe(position);
});
