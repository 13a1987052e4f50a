import { closestOf, listen } from '#app/page-script/events.ts';

/** A link back to the page from which the visitor came (`data-back`) keeps the choices of that page. */
export function restoreBackLinks(): void {
  listen('click', (event) => {
    const link = closestOf<HTMLAnchorElement>(event, 'a[data-back]');
    const { referrer } = document;
    if (link && referrer.startsWith(`${link.origin + link.pathname}?`)) link.href = referrer;
  });
}
