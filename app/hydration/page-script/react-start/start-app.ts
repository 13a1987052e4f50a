import { nextFrameMs } from '#app/components/ui/next-frame.ts';
import { fetchFile, pause } from '#app/hydration/fetch-file.ts';
import { clearBusy } from '#app/hydration/page-script/busy.ts';
import {
  fetchAfterIntentMs,
  fetchAfterLoadMs,
  frameMs,
  restBeforeRunMs,
  runAfterLoadMs,
  runSoonAfterLoadMs,
} from '#app/hydration/page-script/delays.ts';
import { byId, closestOf, find, listen } from '#app/hydration/page-script/events.ts';

export type App = { run: () => void; isRunning: () => boolean };

type Connection = { saveData?: boolean; effectiveType?: string };

/** With the data saver or on a 2G network nothing is fetched before it is needed. */
const isSlowOrMetered = () => {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection && (connection.saveData || /2g/.test(connection.effectiveType as string));
};

const hasStored = ({ dataset }: HTMLElement) => {
  try {
    return localStorage.getItem(dataset.hydrateIfStored as string);
  } catch {}
};

/**
 * Fetches React and the page's code, and runs them later: fetching does not delay a scroll or a touch, but
 * running takes the CPU for some hundred milliseconds.
 * - Fetched: some time after the page is loaded, or at the visitor's first scroll, touch or key; not with the
 *   data saver.
 * - Run: at once at a press that needs React or in a form field; otherwise when the visitor has moved and
 *   pauses, or reads for some seconds, and no dialog is open.
 * Elements can request a run without the visitor:
 * - `data-hydrate="load"`: as soon as the page is loaded;
 * - `data-hydrate="soon"`: some seconds after load, so that pictures load first;
 * - `data-hydrate-if-stored="key"`: on load, if this browser has stored something under the key;
 * - `data-hydrate-query`: on load, if the URL has a query.
 */
export function startApp(signal: AbortSignal): App {
  let fetching: Promise<HTMLScriptElement | undefined> | undefined;
  let isRunning = false;
  let isRunScheduled = false;
  let isTouched = false;
  let movedAt = 0;

  const parsed = new Promise<unknown>((done) => {
    listen('DOMContentLoaded', done);
  });
  /** Resolves to undefined if the code could not be loaded; the next intent tries again. */
  const fetchApp = (priority?: RequestPriority) =>
    (fetching ??= parsed
      .then(async () => {
        const app = byId('deferred-app') as HTMLScriptElement;
        const modules = app.dataset.modules as string;
        await Promise.all(modules.split(' ').map((href) => fetchFile(href, priority)));
        return app;
      })
      .catch(giveUp));
  const run = async () => {
    // Requests for a dozen files would delay the frame that shows the press.
    await pause(nextFrameMs);
    const app = await fetchApp();
    do await pause(frameMs);
    while (isTouched);
    if (!app || isRunning) return;
    isRunning = true;
    const script = document.createElement('script');
    script.type = 'module';
    script.text = app.text;
    script.onerror = giveUp;
    document.head.append(script);
  };
  const giveUp = (): undefined => {
    fetching = undefined;
    isRunning = isRunScheduled = false;
    clearBusy();
  };
  const runAtRest = () => {
    const hasMoved = performance.now() < movedAt + restBeforeRunMs;
    // In an open dialog the next press is close, and its links and buttons work without React.
    if (isTouched || hasMoved || find('dialog[open]')) setTimeout(runAtRest, frameMs);
    else run();
  };
  const onIntent = () => {
    if (isRunScheduled || isSlowOrMetered()) return;
    isRunScheduled = true;
    whenLoaded(() => {
      setTimeout(fetchApp, fetchAfterIntentMs, 'low');
      runAtRest();
    });
  };
  const whenLoaded = (then: () => void) => {
    const { prerendering, readyState } = document;
    if (!prerendering && readyState === 'complete') then();
    else listen(prerendering ? 'prerenderingchange' : 'load', () => whenLoaded(then));
  };

  const onMove = () => {
    movedAt = performance.now();
    onIntent();
  };
  const onTouch = ({ touches }: TouchEvent) => {
    isTouched = !!touches[0];
    onMove();
  };
  const onField = (event: Event) => closestOf(event, 'input,select,textarea') && run();
  listen('touchstart', onTouch, signal);
  listen('touchend', onTouch, signal);
  listen('touchcancel', onTouch, signal);
  listen('scroll', onMove, signal);
  listen('pointerdown', onMove, signal);
  listen('keydown', onMove, signal);
  listen('focusin', onField, signal);
  listen('input', onField, signal);

  whenLoaded(() => {
    if (
      location.hash ||
      find('[data-hydrate=load]') ||
      (location.search && find('[data-hydrate-query]')) ||
      [...document.querySelectorAll<HTMLElement>('[data-hydrate-if-stored]')].some(hasStored)
    )
      run();
    if (find('[data-hydrate=soon]')) setTimeout(runAtRest, runSoonAfterLoadMs);
    if (isSlowOrMetered()) return;
    setTimeout(fetchApp, fetchAfterLoadMs, 'low');
    setTimeout(runAtRest, runAfterLoadMs);
  });
  return { run, isRunning: () => isRunning };
}
