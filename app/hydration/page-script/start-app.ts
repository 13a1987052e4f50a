import { clearBusy } from './busy.ts';
import { closestOf, listen } from './events.ts';

export type App = { run: () => void; isRunning: () => boolean };

const fetchAfterLoadMs = 1500;
const readingMs = 4000;
const soonMs = 2500;
const restMs = 1000;
const lookAgainMs = 200;
const pauses = [500, 1000, 2000, 4000, 8000, 16_000, 30_000, 0];
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

type Connection = { saveData?: boolean; effectiveType?: string };

/** With the data saver or on a 2G network nothing is fetched before it is needed. */
const savesData = () => {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return (
    connection?.saveData ||
    /2g/.test(connection?.effectiveType ?? '') ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  );
};

const isStored = (key = '') => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};
const isInQuery = (names = '') => {
  const query = new URLSearchParams(location.search);
  return names.split(' ').some((name) => query.has(name));
};

/** Modules are fetched before they are imported: the reason is in retry-import.ts. */
const fetchModule = async (href: string, priority: RequestPriority) => {
  for (const ms of pauses) {
    try {
      const response = await fetch(href, { priority });
      if (response.ok) return await response.arrayBuffer();
    } catch {}
    if (ms) await pause(ms);
  }
  throw new Error(href);
};

/**
 * Fetches React and the page's code, and runs them later: fetching disturbs nobody, running takes the processor for some
 * hundred milliseconds.
 * - Fetched: some time after the page is loaded, or at the visitor's first movement; not with the data saver.
 * - Run: at a press that needs React or in a field of a form, at once; otherwise at rest, when the visitor has moved and
 *   pauses, or reads for some seconds.
 * Elements can request a run without the visitor:
 * - `data-hydrate="load"`: as soon as the page is loaded;
 * - `data-hydrate="soon"`: some seconds after load, so that pictures load first;
 * - `data-hydrate-if-stored="key"`: on load, if this browser has stored something under the key;
 * - `data-hydrate-query="a b"`: on load, if the address has one of these parameters.
 */
export function startApp(signal: AbortSignal): App {
  let fetching: Promise<unknown> | undefined;
  let isRunning = false;
  let isResting = false;
  let isTouched = false;
  let movedAt = -restMs;

  const parsed = new Promise<unknown>((done) => {
    document.addEventListener('DOMContentLoaded', done);
  });
  const source = () => document.querySelector<HTMLScriptElement>('#deferred-app');
  const fetchApp = (priority: RequestPriority) => {
    fetching ??= parsed
      .then(() =>
        Promise.all((source()?.dataset.modules?.split(' ') ?? []).map((href) => fetchModule(href, priority))),
      )
      .catch((error) => {
        // The next intent tries again.
        fetching = undefined;
        throw error;
      });
    return fetching;
  };
  const run = async () => {
    try {
      await fetchApp('auto');
    } catch {
      return giveUp();
    }
    while (isTouched) await pause(lookAgainMs);
    const app = source();
    if (isRunning || !app) return;
    isRunning = true;
    const script = document.createElement('script');
    script.type = 'module';
    script.text = app.text;
    script.onerror = giveUp;
    document.head.append(script);
  };
  const giveUp = () => {
    isRunning = false;
    isResting = false;
    clearBusy();
  };
  const runAtRest = () => {
    const left = movedAt + restMs - performance.now();
    if (isTouched || left > 0) setTimeout(runAtRest, Math.max(left, lookAgainMs));
    else (window.requestIdleCallback ?? setTimeout)(run);
  };
  const onIntent = () => {
    if (isRunning || isResting || savesData()) return;
    isResting = true;
    whenLoaded(() => {
      fetchApp('low').catch(giveUp);
      runAtRest();
    });
  };
  const whenLoaded = (then: () => void) => {
    if (document.readyState === 'complete') then();
    else addEventListener('load', then, { once: true });
  };

  listen(
    ['touchstart', 'touchend', 'touchcancel'],
    ({ touches }) => {
      isTouched = touches.length > 0;
    },
    signal,
  );
  listen(
    ['scroll', 'wheel', 'touchstart', 'touchend', 'pointerdown', 'keydown'],
    () => {
      movedAt = performance.now();
      onIntent();
    },
    signal,
  );
  // A page that loads under a resting pointer gets a pointermove event without movement, which is not an intent.
  listen(['pointermove'], ({ movementX, movementY }) => (movementX || movementY) && onIntent(), signal);
  listen(['focusin', 'input'], (event) => closestOf(event, 'input,select,textarea') && run(), signal);

  whenLoaded(() => {
    const asks = (attribute: string, isMet: (value: string) => boolean) =>
      [...document.querySelectorAll(`[${attribute}]`)].some((element) =>
        isMet(element.getAttribute(attribute) ?? ''),
      );
    if (
      location.hash.length > 1 ||
      asks('data-hydrate', (when) => when === 'load') ||
      asks('data-hydrate-if-stored', isStored) ||
      asks('data-hydrate-query', isInQuery)
    )
      run();
    if (asks('data-hydrate', (when) => when === 'soon')) setTimeout(runAtRest, soonMs);
    if (savesData()) return;
    setTimeout(() => fetchApp('low').catch(giveUp), fetchAfterLoadMs);
    setTimeout(runAtRest, readingMs);
  });
  return { run, isRunning: () => isRunning };
}
