const idleStartMs = 2000;

/**
 * Runs once: when a root comes near the viewport, when something on the page is pressed, or some seconds
 * after the app has started.
 */
export function whenNeeded(roots: readonly HTMLElement[], run: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) start();
    },
    { rootMargin: '400px' },
  );
  const start = () => {
    observer.disconnect();
    run();
  };
  for (const root of roots) {
    observer.observe(root);
    for (const type of ['pointerdown', 'focusin']) root.addEventListener(type, start, { once: true });
  }
  // If a press during hydration changes the URL, React shows the change once every island is hydrated.
  if (navigator.userActivation?.hasBeenActive) start();
  else window.addEventListener('click', start, { once: true, capture: true });
  setTimeout(() => (window.requestIdleCallback ?? setTimeout)(start), idleStartMs);
}
