import { pageState } from './events.ts';

/**
 * Until React is hydrated the browser lays out what comes near the viewport, and not the whole page at once
 * (styles/first-screen.css, for `html[data-layout]`). Not where a position is restored or the address has a hash: positions need real heights.
 */
export function layOutFirstScreen(): void {
  // The router's own inline script gives every entry of the history a state at its first visit.
  if (!history.state && !location.hash) pageState.layout = '';
}
