import { closestOf, listen } from './events.ts';
import { pageState } from './page-state.ts';

/** Closes the promo bar for the session; on later pages it is hidden before the first paint. */
export function dismissPromoBar(): void {
  const hideIfClosed = () => {
    // Storage may be switched off; the bar is then closed for this page only.
    try {
      if (sessionStorage.getItem('promo-bar')) pageState.promoBar = 'closed';
    } catch {}
  };
  hideIfClosed();
  // The visitor may have closed the bar after this page was prerendered.
  listen('prerenderingchange', hideIfClosed);
  listen('click', (event) => {
    if (!closestOf(event, '[data-dismiss]')) return;
    pageState.promoBar = 'closed';
    try {
      sessionStorage.setItem('promo-bar', 'closed');
    } catch {}
  });
}
