/**
 * Starts React at the visitor's first intent, not with the page: a pointer move, a touch, a key, a scroll, a field value
 * entered in any way (autofill too), or a hash that names a part of the page. Without an intent it starts some seconds
 * later, when the browser is idle. Elements can request an earlier start:
 * - `data-hydrate="load"`: as soon as the page is loaded;
 * - `data-hydrate="soon"`: some seconds after load, so that pictures load first;
 * - `data-hydrate-if-stored="key"`: on load, if this browser has stored something under the key;
 * - `data-hydrate-query="a b"`: on load, if the address has one of these parameters.
 *
 * Inlined in the head and run before anything else, so it must not refer to anything outside the function.
 */
function startOnIntent() {
  const intentEvents = [
    ...['pointerdown', 'pointermove', 'touchstart', 'keydown'],
    ...['focusin', 'input', 'scroll', 'wheel'],
  ];
  // React, the router and our own code call these without a check. Older browsers (before Safari 15.4) use the server's
  // page without React; its links and forms work without scripts.
  if (!('findLast' in Array.prototype && 'at' in Array.prototype && 'hasOwn' in Object)) {
    document.documentElement.dataset.plain = '';
    window.earlyInput?.stop();
    return;
  }
  const idleStartMs = 4000;
  const soonMs = 2500;
  let isStarted = false;

  /** Modules are fetched before they are imported: the reason is in retry-import.ts. */
  const fetchModule = async (href: string) => {
    for (const wait of [500, 1000, 2000, 4000, 8000, 16_000, 30_000, 0]) {
      try {
        const response = await fetch(href);
        if (response.ok) return await response.arrayBuffer();
      } catch {}
      if (wait) await new Promise((done) => setTimeout(done, wait));
    }
    throw new Error(href);
  };
  const loadApp = async () => {
    const app = document.querySelector<HTMLScriptElement>('#deferred-app');
    if (!app) return;
    try {
      await Promise.all((app.dataset.modules?.split(' ') ?? []).map(fetchModule));
    } catch {
      waitForIntent();
      return;
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.text = app.text;
    script.onerror = waitForIntent;
    document.head.append(script);
  };
  const whenParsed = (run: () => void) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run, { once: true });
    else run();
  };
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const type of intentEvents) removeEventListener(type, onIntent, true);
    whenParsed(loadApp);
  };
  // A page that loads under a resting pointer gets a pointermove event without movement, which is not an intent.
  const onIntent = (event: Event) => {
    const isMove = event instanceof MouseEvent && event.type === 'pointermove';
    if (!isMove || event.movementX !== 0 || event.movementY !== 0) start();
  };
  const isStored = (key: string) => {
    try {
      return localStorage.getItem(key) !== null;
    } catch {
      return false;
    }
  };

  /** Also called after a failed start, so that the next intent tries again. */
  const waitForIntent = () => {
    isStarted = false;
    for (const type of intentEvents) addEventListener(type, onIntent, { capture: true, passive: true });
  };
  waitForIntent();
  if (location.hash.length > 1) start();
  const isInQuery = (names: string) => {
    const query = new URLSearchParams(location.search);
    return names.split(' ').some((name) => query.has(name));
  };
  addEventListener('load', () => {
    if (document.querySelector('[data-hydrate="load"]')) start();
    for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-hydrate-if-stored]'))
      if (isStored(dataset.hydrateIfStored ?? '')) start();
    for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-hydrate-query]'))
      if (isInQuery(dataset.hydrateQuery ?? '')) start();
    if (document.querySelector('[data-hydrate="soon"]')) setTimeout(start, soonMs);
    setTimeout(() => (window.requestIdleCallback ?? ((run: () => void) => run()))(start), idleStartMs);
  });
}

export const startOnIntentScript = `(${startOnIntent})()`;
