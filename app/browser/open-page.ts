import { nextPageKey, writeItem } from '#app/browser/storage.ts';
import { sitePath } from '#content/site-path.ts';

/** A navigation that has not begun by then has failed. */
const maxWaitMs = 10_000;

/**
 * Opens another page of the site. The promise resolves when this page is left, so that it can show that it is
 * busy until then. The page script of the opened page moves `state` into its history entry
 * (app/browser/history-key.ts); app/behaviors/from-last-page.ts shows `toast`, the title of a notice.
 */
export function openPage(path: string, state: { toast?: string | undefined } = {}): Promise<void> {
  const to = sitePath(path);
  writeItem('sessionStorage', nextPageKey, JSON.stringify({ to, state }));
  window.location.assign(to);
  return new Promise((done) => {
    window.addEventListener('pagehide', () => done(), { once: true });
    setTimeout(done, maxWaitMs);
  });
}
