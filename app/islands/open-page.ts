import { nextPageKey, writeItem } from '#app/browser/storage.ts';

/**
 * Opens another page of the site. The page script of that page moves the state into its history entry
 * (page-script/history-key.ts), and the entry shows `toast`, the title of a success notice.
 */
export function openPage(to: string, state: { toast?: string | undefined }): void {
  writeItem('sessionStorage', nextPageKey, JSON.stringify({ to, state }));
  window.location.assign(to);
}
