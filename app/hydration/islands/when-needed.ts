const idleStartMs = 2000;

/**
 * Runs once: when a root comes near the viewport, when something on the page is pressed, or some seconds
 * after the app has started.
 */
export function whenNeeded(roots: readonly HTMLElement[], run: () => void): void {
  const started = new AbortController();
  const start = () => {
    if (started.signal.aborted) return;
    started.abort();
    observer.disconnect();
    run();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) start();
    },
    { rootMargin: '400px' },
  );
  const { signal } = started;
  for (const root of roots) {
    observer.observe(root);
    for (const type of ['pointerdown', 'focusin']) root.addEventListener(type, start, { signal });
  }
  // If a press during hydration changes the URL, React shows the change once every island is hydrated.
  if (navigator.userActivation?.hasBeenActive) start();
  else window.addEventListener('click', start, { signal, capture: true });
  setTimeout(() => (window.requestIdleCallback ?? setTimeout)(start), idleStartMs);
}
