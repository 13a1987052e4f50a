import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resendNow, resumeResendLoop, startResendLoop } from './resend-loop.ts';

const { resend } = vi.hoisted(() => ({ resend: vi.fn(async () => {}) }));
vi.mock('./resend.ts', () => ({ resend }));

const setList = (entries: readonly object[]) => {
  if (entries.length > 0) localStorage.setItem('unsent-list', JSON.stringify(entries));
  else localStorage.removeItem('unsent-list');
  window.dispatchEvent(new Event('unsent-list'));
};
const waiting = () => ({ id: 'a', form: 'contact', at: Date.now(), isRefused: false });
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

beforeEach(() => {
  vi.useFakeTimers();
  resend.mockClear();
});
afterEach(() => {
  setList([]);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a new unsent form is sent after 5, 15, 45, 120 and then every 300 seconds, until it has left', async () => {
  startResendLoop();
  setList([waiting()]);
  for (const [index, wait] of [5, 15, 45, 120, 300, 300].entries()) {
    await seconds(wait - 1);
    expect(resend).toHaveBeenCalledTimes(index);
    await seconds(1);
    expect(resend).toHaveBeenCalledTimes(index + 1);
  }
  setList([]);
  await seconds(1000);
  expect(resend).toHaveBeenCalledTimes(6);
});

test('the loop sends at once when the browser comes online, and never while it is offline', async () => {
  startResendLoop();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  setList([waiting()]);
  await seconds(30);
  await resendNow();
  expect(resend).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await seconds(0);
  expect(resend).toHaveBeenCalledOnce();
});

test('a page that finds an unsent form sends it at once; a refused form is not sent', async () => {
  setList([waiting()]);
  await resumeResendLoop();
  expect(resend).toHaveBeenCalledOnce();
  setList([{ ...waiting(), isRefused: true }]);
  await seconds(1000);
  expect(resend).toHaveBeenCalledOnce();
});
