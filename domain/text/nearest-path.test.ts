import { describe, expect, test } from 'vitest';
import { nearestPath } from './nearest-path.ts';

const known = ['/', '/classes', '/groupclasses', '/schedule', '/sign-up', '/davie', '/midtown-miami', '/faq'];

describe('a wrong path leads to the one that was meant', () => {
  test.each([
    ['/shedule', '/schedule'],
    ['/scheudle', '/schedule'],
    ['/Group_Classes', '/groupclasses'],
    ['/signup', '/sign-up'],
    ['/studios/midtown-maimi', '/midtown-miami'],
    ['/locations/davie/', '/davie'],
    ['/class', '/classes'],
    ['/faqs', '/faq'],
  ])('%s to %s', (wanted, meant) => {
    expect(nearestPath(wanted, known)).toBe(meant);
  });

  test.each(['/', '/wp-login.php', '/no-such-page', '/a', '/qqqqqq', `/${'schedule'.repeat(40)}`])(
    'and %s to none',
    (wanted) => {
      expect(nearestPath(wanted, known)).toBeNull();
    },
  );
});
