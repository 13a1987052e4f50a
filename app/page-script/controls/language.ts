import { htmlDataset } from '#app/browser/attributes.ts';
import { readItem, writeItem } from '#app/browser/storage.ts';
import { closestOf, listen } from '#app/page-script/events.ts';

const key = 'language-offer';

/**
 * One line for browsers that prefer Spanish, until it is used or closed. Links to the same page in
 * the other language keep the query, and the hash or the form in which the visitor types.
 */
export function linkLanguages(): void {
  if (/^es/.test(navigator.language) && !readItem('localStorage', key)) htmlDataset().offer = 'es';
  let form: string | undefined;
  listen('input', (event) => {
    // A dialog is closed on the next page, and its form is no place of a page.
    form = closestOf(event, 'form[method=post]:not(dialog *)')?.id ?? form;
  });
  listen('click', (event) => {
    const link = closestOf<HTMLAnchorElement>(event, 'a[hreflang]');
    if (link) {
      link.search = location.search;
      link.hash = form ?? location.hash;
    }
    if (!closestOf(event, `#${key}`)) return;
    delete htmlDataset().offer;
    writeItem('localStorage', key, 'seen');
  });
}
