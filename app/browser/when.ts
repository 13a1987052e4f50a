/** Runs when the page is loaded; a prerendered page waits for its visitor. */
export const whenLoaded = (run: () => void): void => {
  if (document.prerendering)
    document.addEventListener('prerenderingchange', () => whenLoaded(run), { once: true });
  else if (document.readyState === 'complete') run();
  else addEventListener('load', () => whenLoaded(run), { once: true });
};

/** On a busy phone idle time may never come: a film that plays uses every frame. */
const maxWaitMs = 1000;

/** Safari has no idle callbacks. */
export const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: maxWaitMs });
  else setTimeout(run, 200);
};

/** Code that reads the layout runs after a frame: before it, each read would lay the page out once more. */
export const whenPainted = (run: () => void): void => {
  requestAnimationFrame(() => setTimeout(run));
};

/** Longer than a frame of 60 Hz: the browser paints what was pressed before the rest of the page follows. */
export const nextFrameMs = 32;
