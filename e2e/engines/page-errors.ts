/**
 * Runs in the page before its own scripts and reports what goes wrong there. Takes the engine's channel to the test as
 * its argument; must not refer to anything outside of itself.
 */
export const reportPageErrors = (report: (message: string) => void) => {
  const say = (kind: string, detail: unknown) => report(`${kind}: ${detail}`);
  const worded = (value: unknown) =>
    value instanceof Error ? `${value.message} ${value.stack}` : typeof value === 'object' ? JSON.stringify(value) : value;
  const original = console.error;
  console.error = (...values) => {
    say('console error', values.map(worded).join(' '));
    original.apply(console, values);
  };
  addEventListener(
    'error',
    (event) => {
      const source = event.target;
      if (source instanceof Element) say('not loaded', source.outerHTML.slice(0, 200));
      else say('uncaught', `${event.message} at ${event.filename}:${event.lineno}`);
    },
    true,
  );
  addEventListener('unhandledrejection', (event) => say('unhandled rejection', worded(event.reason)));
  addEventListener('securitypolicyviolation', (event) =>
    say('CSP violation', `${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
  );
};
