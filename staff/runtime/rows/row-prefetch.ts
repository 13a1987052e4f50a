import { prefetch } from '#staff/runtime/fetch-screen.ts';

const restMs = 70;

/** Prefetches a ticket when the pointer rests on its row, or at a touch. Returns the function that stops it. */
export const startRowPrefetch = () => {
  let rest = 0;
  const onOver = (event: Event) => {
    clearTimeout(rest);
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[data-row-link]');
    if (!link) return;
    rest = window.setTimeout(
      () => prefetch(link.pathname + link.search),
      event.type === 'touchstart' ? 0 : restMs,
    );
  };
  document.addEventListener('pointerover', onOver, { passive: true });
  document.addEventListener('touchstart', onOver, { passive: true });
  return () => {
    document.removeEventListener('pointerover', onOver);
    document.removeEventListener('touchstart', onOver);
  };
};
