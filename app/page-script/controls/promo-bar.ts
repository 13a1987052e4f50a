import { closestOf, listen } from '#app/page-script/events.ts';
import { htmlDataset } from '#app/page-script/html-dataset.ts';

const thresholdPx = 30;
const decideEveryMs = 300;

/**
 * The promo bar is hidden while the visitor scrolls down, and returns on the way up and at the top. Closed,
 * it stays closed for the session: on later pages it is hidden before the first paint.
 */
export function promoBar(): void {
  // Storage may be switched off; the bar is then closed for this page only.
  try {
    if (sessionStorage.getItem('promo-bar')) htmlDataset.promoBar = 'closed';
  } catch {}
  listen('click', (event) => {
    if (!closestOf(event, '[data-dismiss]')) return;
    htmlDataset.promoBar = 'closed';
    try {
      sessionStorage.setItem('promo-bar', 'closed');
    } catch {}
  });
  let from = 0;
  let isWaiting = false;
  const decide = () => {
    isWaiting = false;
    const moved = scrollY - from;
    if (scrollY <= thresholdPx) delete htmlDataset.scrolled;
    else if (Math.abs(moved) > thresholdPx) htmlDataset.scrolled = moved > 0 ? 'down' : 'up';
    else return;
    from = scrollY;
  };
  // Every 300 ms while the page scrolls, also for a visitor who never rests.
  listen('scroll', () => {
    if (!isWaiting) setTimeout(decide, decideEveryMs);
    isWaiting = true;
  });
}
