import type { MouseEvent } from 'react';
import { hasModifier, isSamePage } from './link-clicks.ts';

/**
 * The click of a link in an overlay that loads its page as a document instead of through the router: on a
 * slow phone that takes half the time, because the browser shows the page while it arrives and runs no code
 * for it (docs/decisions/063-first-press.md). While a form exists only in the memory of this page, the router
 * navigates, so that it is not lost.
 */
export function loadDocument(event: MouseEvent<HTMLAnchorElement>): void {
  const { dataset } = document.documentElement;
  if (isSamePage(event.currentTarget) || hasModifier(event) || dataset.retriesInPage) return;
  event.preventDefault();
  dataset.waitingFor = 'page';
  location.assign(event.currentTarget.href);
}
