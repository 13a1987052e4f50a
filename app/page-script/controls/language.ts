import { htmlDataset } from '#app/browser/attributes.ts';
import { readItem, writeItem } from '#app/browser/storage.ts';
import { closestOf, listen } from '#app/page-script/events.ts';

const key = 'language-offer';

/**
 * Shows one line to browsers that prefer Spanish, until the line is used or closed. Links to the same page in
 * the other language keep the query. Their hash is the form in which the visitor types, or else the current
 * hash.
 */
export function linkLanguages(): void {
  if (/^es/.test(navigator.language) && !readItem('localStorage', key)) htmlDataset().offer = 'es';
  let form: string | undefined;
  listen('input', (event) => {
    // A form in a dialog does not count: on the next page the dialog is closed, and a hash cannot lead to the
    // form.
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
