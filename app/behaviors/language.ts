import { hasItem, writeItem } from '#app/browser/storage.ts';

const seenKey = 'language-offer';

/** The link to the other language keeps the query and hash; browsers that prefer Spanish see one line. */
export function languageLinks(): void {
  const offer = document.querySelector<HTMLElement>('[data-language-offer]');
  if (offer && navigator.language.startsWith('es')) offer.hidden = hasItem('localStorage', seenKey);
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
    if (link) Object.assign(link, { search: location.search, hash: location.hash });
    if (!offer?.contains(target as Node)) return;
    offer.hidden = true;
    writeItem('localStorage', seenKey, 'yes');
  });
}
