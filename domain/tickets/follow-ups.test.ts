import { expect, test } from 'vitest';
import { effectiveFollowUp, followUpTime } from './follow-ups.ts';

const at = (time: string) => Date.parse(`2026-11-18T${time}:00-05:00`);

test('follow-ups are at the studio’s time, and a today that is over is tomorrow', () => {
  expect(followUpTime('today', at('09:00'))).toEqual({ day: '2026-11-18', time: '17:00' });
  expect(followUpTime('today', at('16:30'))).toEqual({ day: '2026-11-19', time: '10:00' });
  expect(effectiveFollowUp('today', at('16:30'))).toBe('tomorrow');
  expect(followUpTime('tomorrow', at('23:59'))).toEqual({ day: '2026-11-19', time: '10:00' });
  expect(followUpTime('in-3-days', at('00:10'))).toEqual({ day: '2026-11-21', time: '10:00' });
});
