// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ResultPanel } from '#app/forms/panels/result-panel.tsx';
import { acquireOverlay, releaseOverlay } from './overlay-lock.ts';

const showPanel = (kind: 'sent' | 'waiting') =>
  render(
    <ResultPanel id="contact" kind={kind} heading="Your message" hasFocus={false}>
      <p>Kept since 14:05.</p>
    </ResultPanel>,
  );

afterEach(() => {
  cleanup();
  releaseOverlay();
  sessionStorage.clear();
});

test('no overlay opens without a press on a page with a form that is not sent yet', () => {
  showPanel('waiting');
  expect(acquireOverlay()).toBe(false);
});

test('an overlay may open once the form is sent', () => {
  showPanel('sent');
  expect(acquireOverlay()).toBe(true);
});
