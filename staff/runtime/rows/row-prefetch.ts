import type { Instant } from '#domain/dates.ts';
import { fetchScreen, type ScreenResponse } from '#staff/runtime/fetch-screen.ts';

const hoverMs = 70;
/** A prefetched response is used within this time; later it may be outdated. */
const freshMs = 5_000;

let prefetched: { url: string; at: Instant; response: Promise<ScreenResponse> } | null = null;

/** After a change, the prefetched response is outdated. */
export const clearPrefetched = () => {
  prefetched = null;
};

const findPrefetched = (url: string) =>
  prefetched?.url === url && Date.now() - prefetched.at < freshMs ? prefetched.response : null;

const prefetch = (url: string) => {
  if (findPrefetched(url)) return;
  const response = fetchScreen(url);
  prefetched = { url, at: Date.now(), response };
  response.catch(() => prefetched?.response === response && clearPrefetched());
};

/** The screen of a URL, from the prefetched response if it has that URL. A response is used once. */
export const fetchOrPrefetched = (url: string): Promise<ScreenResponse> => {
  const response = findPrefetched(url) ?? fetchScreen(url);
  clearPrefetched();
  return response;
};

/**
 * Prefetches a ticket when the pointer rests on its row, or at a touch: a press follows after 100 ms or more,
 * so on a usual network the ticket is there when its row is pressed.
 */
export const startRowPrefetch = (signal: AbortSignal) => {
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
  document.addEventListener('pointerover', onOver, { passive: true, signal });
  document.addEventListener('touchstart', onOver, { passive: true, signal });
};
