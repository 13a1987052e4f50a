import { writeItem } from '#app/browser/storage.ts';

/** The sessionStorage key of what the next page is told without its URL. */
export const nextPageKey = 'next-page';

/** Opens another page of the site. The page script of that page moves the state into its history entry. */
export function openPage(to: string, state?: unknown): void {
  if (state !== undefined) writeItem('sessionStorage', nextPageKey, JSON.stringify(state));
  window.location.assign(to);
}
