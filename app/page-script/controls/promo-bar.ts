import { htmlDataset } from '#app/browser/attributes.ts';
import { readItem, writeItem } from '#app/browser/storage.ts';
import { closestOf, listen } from '#app/page-script/events.ts';

const key = 'promo-bar';
// Both numbers are in the specification (docs/specification/pages.md).
const thresholdPx = 30;
const decideEveryMs = 300;

/**
 * The promo bar is hidden while the visitor scrolls down, and returns on the way up and at the top. Closed,
 * it stays closed for the session: on later pages it is hidden before the first paint.
 */
export function hidePromoBar(): void {
  if (readItem('sessionStorage', key)) htmlDataset().promoBar = 'closed';
  listen('click', (event) => {
    if (!closestOf(event, '[data-dismiss]')) return;
    htmlDataset().promoBar = 'closed';
    writeItem('sessionStorage', key, 'closed');
  });
  let from = 0;
  let isWaiting = false;
  const decide = () => {
    isWaiting = false;
    const isAtTop = scrollY <= thresholdPx;
    const moved = scrollY - from;
    if (!isAtTop && Math.abs(moved) <= thresholdPx) return;
    if (!isAtTop && moved > 0) htmlDataset().scrolled = 'down';
    else delete htmlDataset().scrolled;
    from = scrollY;
  };
  // At intervals while the page scrolls, also for a visitor who never rests.
  listen('scroll', () => {
    if (!isWaiting) setTimeout(decide, decideEveryMs);
    isWaiting = true;
  });
}
