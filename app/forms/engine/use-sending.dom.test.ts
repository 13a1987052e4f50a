import { afterEach, expect, test, vi } from 'vitest';
import { FormRefused, NetworkError } from '#app/forms/transport/send-errors.ts';
import { forms } from '#words/forms.ts';
import { noticeOf } from './use-sending.ts';

afterEach(() => vi.restoreAllMocks());

test('the server’s message has priority over the form’s own', () => {
  expect(noticeOf(new FormRefused('Enter a valid email'), 'Request Failed')).toEqual({
    title: 'Enter a valid email',
  });
  expect(noticeOf(new Error('The server responded with 502'), 'Request Failed')).toEqual({
    title: 'Request Failed',
  });
});

test('an offline browser and a missing response have different messages', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(noticeOf(new NetworkError(), 'Request Failed').text).toBe(forms.offline);
  online.mockReturnValue(true);
  expect(noticeOf(new NetworkError(), 'Request Failed').text).toBe(forms.noResponse);
});
