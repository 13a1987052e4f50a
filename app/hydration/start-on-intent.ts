/**
 * React comes with the visitor's first intention, not with the page: with a move of the pointer, a touch, a key, a scroll, a
 * value filled in by whatever means, or a hash that asks for a part of the page. Who only reads gets it a little later, when
 * the browser has nothing else to do. What works by itself says `data-wake` and has it once the page is loaded; with a value,
 * only if this browser has stored something under that key. What moves by itself after a while says `data-wake-soon`: the
 * pictures come first. What is filled in from the address says `data-wake-query` and names the parameters.
 *
 * Inlined in the head and run before anything else, so it may use nothing from outside its own braces.
 */
function startOnIntent() {
  const intentions = [
    ...['pointerdown', 'pointermove', 'touchstart', 'keydown'],
    ...['focusin', 'input', 'scroll', 'wheel'],
  ];
  // Called unasked by React, the router and our own code. Older browsers (before Safari 15.4) keep the server's page, whose
  // links and forms need none of it.
  if (!('findLast' in Array.prototype && 'at' in Array.prototype && 'hasOwn' in Object)) {
    document.documentElement.dataset.plain = '';
    window.earlyPresses?.stop();
    return;
  }
  const patience = 4000;
  const soon = 2500;
  let isAwake = false;

  /** Fetched before they are imported, for the reason told in islands/late-code.ts. */
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
  const start = async () => {
    const app = document.querySelector<HTMLScriptElement>('#sleeping-app');
    if (!app) return;
    try {
      await Promise.all((app.dataset.modules?.split(' ') ?? []).map(fetchModule));
    } catch {
      sleep();
      return;
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.text = app.text;
    script.onerror = sleep;
    document.head.append(script);
  };
  const whenParsed = (run: () => void) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run, { once: true });
    else run();
  };
  const wake = () => {
    if (isAwake) return;
    isAwake = true;
    for (const type of intentions) removeEventListener(type, heed, true);
    whenParsed(start);
  };
  // A page that appears under a resting pointer is told of a move that nobody made.
  const heed = (event: Event) => {
    const isMove = event instanceof MouseEvent && event.type === 'pointermove';
    if (!isMove || event.movementX !== 0 || event.movementY !== 0) wake();
  };
  const isStored = (key: string) => {
    try {
      return localStorage.getItem(key) !== null;
    } catch {
      return false;
    }
  };

  /** Until the next intention, which asks for everything again. */
  const sleep = () => {
    isAwake = false;
    for (const type of intentions) addEventListener(type, heed, { capture: true, passive: true });
  };
  sleep();
  if (location.hash.length > 1) wake();
  const isAsked = (names: string) => {
    const asked = new URLSearchParams(location.search);
    return names.split(' ').some((name) => asked.has(name));
  };
  addEventListener('load', () => {
    for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-wake]'))
      if (!dataset.wake || isStored(dataset.wake)) wake();
    for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-wake-query]'))
      if (isAsked(dataset.wakeQuery ?? '')) wake();
    if (document.querySelector('[data-wake-soon]')) setTimeout(wake, soon);
    setTimeout(() => (window.requestIdleCallback ?? ((run: () => void) => run()))(wake), patience);
  });
}

export const startOnIntentScript = `(${startOnIntent})()`;
