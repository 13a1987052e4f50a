/**
 * Runs in the page before its own scripts and reports what goes wrong there. Takes the engine's channel to the test as
 * its argument; must not refer to anything outside of itself.
 */
export const reportPageErrors = (report: (message: string) => void) => {
  // What breaks off because the page is being left is no error of the page.
  let isDraining = false;
  addEventListener('pagehide', () => {
    isDraining = true;
  });
  addEventListener('pageshow', () => {
    isDraining = false;
  });
  const say = (kind: string, detail: unknown) => {
    if (!isDraining) report(`${kind}: ${detail}`);
  };
  const worded = (value: unknown) =>
    value instanceof Error
      ? `${value.message} ${value.stack}`
      : typeof value === 'object'
        ? JSON.stringify(value)
        : value;
  const original = console.error;
  console.error = (...values) => {
    say('console error', values.map(worded).join(' '));
    original.apply(console, values);
  };
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      // The driver sees failed requests; here a film counts that no source could give.
      if (target instanceof HTMLSourceElement && !target.nextElementSibling?.matches('source'))
        say('film not playable', target.src);
      if (target instanceof Element) return;
      say('uncaught', `${event.message} at ${event.filename}:${event.lineno}`);
    },
    true,
  );
  addEventListener('unhandledrejection', (event) => say('unhandled rejection', worded(event.reason)));
  addEventListener('securitypolicyviolation', (event) =>
    say('CSP violation', `${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
  );
};
