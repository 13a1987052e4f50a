import { prefetch } from '#staff/runtime/fetch-screen.ts';

const hoverMs = 70;

/**
 * Prefetches a ticket when the pointer rests on its row, or at a touch. Returns the function that stops it.
 */
export const startRowPrefetch = () => {
  let hoverTimer = 0;
  const onOver = (event: Event) => {
    clearTimeout(hoverTimer);
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[data-row-link]');
    if (!link) return;
    hoverTimer = window.setTimeout(
      () => prefetch(link.pathname + link.search),
      event.type === 'touchstart' ? 0 : hoverMs,
    );
  };
  document.addEventListener('pointerover', onOver, { passive: true });
  document.addEventListener('touchstart', onOver, { passive: true });
  return () => {
    document.removeEventListener('pointerover', onOver);
    document.removeEventListener('touchstart', onOver);
  };
};
