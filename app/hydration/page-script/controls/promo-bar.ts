import { closestOf, listen } from '#app/hydration/page-script/events.ts';
import { pageState } from '#app/hydration/page-script/page-state.ts';

/** Closes the promo bar for the session; on later pages it is hidden before the first paint. */
export function dismissPromoBar(): void {
  // Storage may be switched off; the bar is then closed for this page only.
  try {
    if (sessionStorage.getItem('promo-bar')) pageState.promoBar = 'closed';
  } catch {}
  listen('click', (event) => {
    if (!closestOf(event, '[data-dismiss]')) return;
    pageState.promoBar = 'closed';
    try {
      sessionStorage.setItem('promo-bar', 'closed');
    } catch {}
  });
}
