import { htmlDataset } from '#app/browser/attributes.ts';
import { isSamePage } from '#app/browser/link-clicks.ts';
import { bySelector, closestOf, linkOf, listen } from './events.ts';

/** A progress bar from the press of a link until the next page is shown. A link to a file loads no page. */
export function markNavigation(): void {
  listen('click', (event) => {
    const link = linkOf(event);
    if (!link || isSamePage(link) || link.pathname.includes('.')) return;
    // After all listeners: one of them may show the part of this page that the link leads to.
    setTimeout(() => {
      if (!event.defaultPrevented) htmlDataset().waitingFor = 'page';
    });
  });
  // A page that Back restores from memory is no longer loading and does not show the dialog whose link led
  // away from it. Closing that dialog earlier would delay the next page.
  listen('pageshow', ({ persisted }) => {
    if (!persisted) return;
    bySelector<HTMLDialogElement>('dialog[open]')?.close();
    delete htmlDataset().waitingFor;
    for (const element of document.querySelectorAll('[aria-busy]')) element.ariaBusy = null;
  });
}

/** A link back to the page from which the visitor came (`data-back`) keeps the choices of that page. */
export function restoreBackLinks(): void {
  listen('click', (event) => {
    const link = closestOf<HTMLAnchorElement>(event, 'a[data-back]');
    const { referrer } = document;
    if (link && referrer.startsWith(`${link.origin + link.pathname}?`)) link.href = referrer;
  });
}
