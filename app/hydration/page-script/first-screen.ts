import { listen } from './events.ts';
import { pageState } from './page-state.ts';

/**
 * Makes the browser lay out the first screen before the rest of the page (styles/first-screen.css). Not when
 * a scroll position is restored or the URL has a hash, because positions need the real heights.
 */
export function layOutFirstScreen(): void {
  // The router's own inline script gives every history entry a state at its first visit.
  if (!history.state && !location.hash) pageState.layout = '';
  // A hidden page is not laid out by itself. A prerendered page has time for the whole layout and is then
  // painted at once.
  listen('load', () => {
    if (!document.prerendering) return;
    delete pageState.layout;
    document.body.getBoundingClientRect();
  });
}
