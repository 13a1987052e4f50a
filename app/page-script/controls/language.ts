import { readItem, writeItem } from '#app/browser/storage.ts';
import { closestOf, listen } from '#app/page-script/events.ts';
import { htmlDataset } from '#app/page-script/html-dataset.ts';

const key = 'language-offer';

/** One line for browsers that prefer Spanish, until it is used or closed; twin links keep query and hash. */
export function languageLinks(): void {
  if (/^es/.test(navigator.language) && !readItem('localStorage', key)) htmlDataset.offer = 'es';
  listen('click', (event) => {
    const link = closestOf<HTMLAnchorElement>(event, 'a[hreflang]');
    if (link) {
      link.search = location.search;
      link.hash = location.hash;
    }
    if (!closestOf(event, `#${key}`)) return;
    delete htmlDataset.offer;
    writeItem('localStorage', key, 'seen');
  });
}
