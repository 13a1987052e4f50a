/** Runs when the page is loaded and shown: a prerendered page waits for its visitor. */
export const whenShown = (run: () => void): void => {
  if (document.prerendering)
    document.addEventListener('prerenderingchange', () => whenShown(run), { once: true });
  else if (document.readyState === 'complete') run();
  else addEventListener('load', () => whenShown(run), { once: true });
};

/** Safari has no idle callbacks. */
export const whenIdle = (run: () => void): void => {
  (window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 200)))(run);
};
