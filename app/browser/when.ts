/** Runs when the page is loaded; a prerendered page waits for its visitor. */
export const whenLoaded = (run: () => void): void => {
  if (document.prerendering)
    document.addEventListener('prerenderingchange', () => whenLoaded(run), { once: true });
  else if (document.readyState === 'complete') run();
  else addEventListener('load', () => whenLoaded(run), { once: true });
};

/** Safari has no idle callbacks. */
export const whenIdle = (run: () => void): void => {
  (window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 200)))(run);
};

/** Code that reads the layout runs after a frame: before it, each read would lay the page out once more. */
export const whenPainted = (run: () => void): void => {
  requestAnimationFrame(() => setTimeout(run));
};

/** Longer than a frame of 60 Hz: the browser paints what was pressed before the rest of the page follows. */
export const nextFrameMs = 32;
