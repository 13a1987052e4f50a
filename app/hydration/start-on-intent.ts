/**
 * Starts React at the visitor's first intent, not with the page: a move of the pointer, a touch, a key, a scroll, a value
 * filled in by whatever means, or a hash that names a part of the page. For a visitor who only reads it starts a little
 * later, when the browser is idle. Elements can ask for it:
 * - `data-hydrate="load"`: as soon as the page is loaded;
 * - `data-hydrate="soon"`: some seconds after load, so that pictures come first;
 * - `data-hydrate-if-stored="key"`: on load, if this browser has stored something under the key;
 * - `data-hydrate-query="a b"`: on load, if the address has one of these parameters.
 *
 * Inlined in the head and run before anything else, so it may use nothing from outside its own braces.
 */
function startOnIntent() {
  const intentEvents = [
    ...['pointerdown', 'pointermove', 'touchstart', 'keydown'],
    ...['focusin', 'input', 'scroll', 'wheel'],
  ];
  // React, the router and our own code call these without a check. Older browsers (before Safari 15.4) stay with the server's
  // page, whose links and forms need none of it.
  if (!('findLast' in Array.prototype && 'at' in Array.prototype && 'hasOwn' in Object)) {
    document.documentElement.dataset.plain = '';
    window.earlyInput?.stop();
    return;
  }
  const idleStartMs = 4000;
  const soonMs = 2500;
  let isStarted = false;

  /** Modules are fetched before they are imported: retry-import.ts says why. */
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
  // A page that appears under a resting pointer gets a pointermove without movement.
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

  /** Also after a failed start: the next intent tries again. */
  const waitForIntent = () => {
    isStarted = false;
    for (const type of intentEvents) addEventListener(type, onIntent, { capture: true, passive: true });
  };
  waitForIntent();
  if (location.hash.length > 1) start();
  const isInQuery = (names: string) => {
    const asked = new URLSearchParams(location.search);
    return names.split(' ').some((name) => asked.has(name));
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
