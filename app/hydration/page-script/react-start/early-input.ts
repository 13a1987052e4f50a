import { clearBusy, markBusy } from '#app/hydration/page-script/busy.ts';
import { pageState } from '#app/hydration/page-script/page-state.ts';
import { type RecordedInput, recordInput } from './record-input.ts';
import type { App } from './start-app.ts';

type EarlyInput = RecordedInput & {
  /** Starts React at once. */
  run: App['run'];
  /** Called once React is hydrated. */
  stop: () => void;
};

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/**
 * A slow phone shows the page long before React runs, and visitors press and type at once. Until React is
 * hydrated (`replay-early-input.ts`), the last pressed button that needs React and every chosen or typed
 * value are recorded; islands record theirs until their own code has loaded (`islands/`). Buttons with
 * `commandfor`, `data-rail-move` or `data-dismiss` work without React, and so do links: a press on a link is
 * recorded only if it has `data-replay-click`.
 */
export function earlyInput(app: App, ends: AbortController): EarlyInput {
  const early: EarlyInput = {
    values: new Map(),
    ...app,
    stop: () => {
      ends.abort();
      clearBusy();
    },
  };
  recordInput(
    early,
    ends.signal,
    'button[type=button]:not([commandfor],[data-rail-move],[data-dismiss]),[data-replay-click]',
    (button) => {
      clearBusy();
      markBusy(button);
      pageState.waitingFor = 'react';
      app.run();
    },
  );
  return early;
}
