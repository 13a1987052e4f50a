// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FormRejected, NetworkError } from '#app/forms/transport/form-client.ts';
import { retryUntilAnswered } from './resend.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const lost = new NetworkError();

test('a request that did not arrive is sent again until it does', async () => {
  const send = vi.fn().mockRejectedValueOnce(lost).mockResolvedValueOnce(true);
  const trying = retryUntilAnswered(lost, send);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await trying).toBe('taken in');
  expect(send).toHaveBeenCalledTimes(2);
});

test('a request is sent as soon as the browser is online again', async () => {
  const send = vi.fn().mockResolvedValue(true);
  const trying = retryUntilAnswered(lost, send);
  window.dispatchEvent(new Event('online'));
  expect(await trying).toBe('taken in');
});

test.each([
  ['by its status', new FormRejected('Enter a valid email', {}, 422)],
  ['by its code', new FormRejected('Enter a valid email', {}, 200, 'FORM_REFUSED')],
  ['by the code of a wrong type', new FormRejected('Int cannot represent', {}, 400, 'BAD_USER_INPUT')],
])('what the server read and refused, known %s, is not sent again', async (_, refusal) => {
  const send = vi.fn();
  expect(await retryUntilAnswered(refusal, send)).toBe('refused');
  expect(send).not.toHaveBeenCalled();
});

test.each([
  ['had no room for', new FormRejected('That was quick', {}, 429)],
  ['could not keep just now', new FormRejected('Not now', {}, 503)],
  ['failed over', new FormRejected('An unexpected error occurred', {}, 500)],
  ['failed over and answered with 200', new Error('The server failed with 200')],
  ['answered with words that are not ours', new FormRejected('Bad gateway', {}, 200)],
])('what the server %s is sent again, until it is refused', async (_, failure) => {
  const send = vi.fn().mockRejectedValue(new FormRejected('Enter a valid email', {}, 422));
  const trying = retryUntilAnswered(failure, send);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await trying).toBe('refused');
  expect(send).toHaveBeenCalledOnce();
});

test('it ends after some minutes, and removes its listeners', async () => {
  const added = vi.spyOn(window, 'addEventListener');
  const removed = vi.spyOn(window, 'removeEventListener');
  const send = vi.fn().mockRejectedValue(lost);
  const trying = retryUntilAnswered(lost, send);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(await trying).toBe('unanswered');
  expect(send).toHaveBeenCalledTimes(5);
  expect(added.mock.calls.length).toBe(5);
  expect(removed.mock.calls.map(([, listener]) => listener)).toEqual(
    added.mock.calls.map(([, listener]) => listener),
  );
});
