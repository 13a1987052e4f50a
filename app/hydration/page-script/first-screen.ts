import { pageState } from './events.ts';

/**
 * The browser lays out the first screen before the rest of the page (styles/first-screen.css). Not where a position is
 * restored or the address has a hash: positions need real heights.
 */
export function layOutFirstScreen(): void {
  // The router's own inline script gives every entry of the history a state at its first visit.
  if (!history.state && !location.hash) pageState.layout = '';
}
