import type { MouseEvent } from 'react';

/** With a modifier key the browser opens a new tab or window, or saves the page. */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/**
 * The click of a link in an overlay that loads its page as a document instead of through the router: on a slow phone that takes half the
 * time, because the browser shows the page while it arrives and runs no code for it (docs/decisions/063-first-press.md). While a form exists only in the memory of this page, the router navigates, so that it is not lost.
 */
export function loadDocument(event: MouseEvent<HTMLAnchorElement>): void {
  const { href, pathname, search } = event.currentTarget;
  const { dataset } = document.documentElement;
  const isSamePage = pathname + search === location.pathname + location.search;
  if (isSamePage || opensElsewhere(event) || dataset.retriesInPage) return;
  event.preventDefault();
  dataset.waitingFor = 'page';
  location.assign(href);
}
