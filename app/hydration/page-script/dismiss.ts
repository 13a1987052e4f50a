import { closestOf, listen } from './events.ts';

/** The promo bar is closed for the session, before the first paint of the next page too. */
export function dismissPromoBar(): void {
  const close = () => {
    document.documentElement.dataset.promoBar = 'closed';
  };
  // Storage may be switched off; the bar is then closed for this page only.
  try {
    if (sessionStorage.getItem('promo-bar') === 'closed') close();
  } catch {}
  listen(['click'], (event) => {
    if (!closestOf(event, '[data-dismiss]')) return;
    close();
    try {
      sessionStorage.setItem('promo-bar', 'closed');
    } catch {}
  });
}
