/**
 * Runs in the page before its own scripts and reports errors. Its argument is the engine's channel to the
 * test. The function is serialized, so it must not refer to anything outside of itself.
 */
export const reportPageErrors = (report: (message: string) => void) => {
  // Requests that a navigation cancels are not errors of the page.
  let isLeaving = false;
  addEventListener('pagehide', () => {
    isLeaving = true;
  });
  addEventListener('pageshow', () => {
    isLeaving = false;
  });
  const reportUnlessLeaving = (kind: string, detail: unknown) => {
    if (!isLeaving) report(`${kind}: ${detail}`);
  };
  const textOf = (value: unknown) =>
    value instanceof Error
      ? `${value.message} ${value.stack}`
      : typeof value === 'object'
        ? JSON.stringify(value)
        : value;
  const original = console.error;
  console.error = (...values) => {
    reportUnlessLeaving('console error', values.map(textOf).join(' '));
    original.apply(console, values);
  };
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      // The driver reports failed requests; this listener reports only a film without a playable source.
      if (target instanceof HTMLSourceElement && !target.nextElementSibling?.matches('source'))
        reportUnlessLeaving('film not playable', target.src);
      // Other events come from files that could not be loaded.
      if (event instanceof ErrorEvent)
        reportUnlessLeaving('uncaught', `${event.message} at ${event.filename}:${event.lineno}`);
    },
    true,
  );
  addEventListener('unhandledrejection', (event) =>
    reportUnlessLeaving('unhandled rejection', textOf(event.reason)),
  );
  addEventListener('securitypolicyviolation', (event) =>
    reportUnlessLeaving('CSP violation', `${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
  );
};
