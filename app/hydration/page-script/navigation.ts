import { clearBusy } from './busy.ts';
import { closestOf, isPlainClick, listen } from './events.ts';

/** A progress bar from the press of a link until the next page is there. */
export function markNavigation(signal: AbortSignal): void {
  const { dataset } = document.documentElement;
  listen(
    ['click'],
    (event) => {
      const link = closestOf(event, 'a[href]') as HTMLAnchorElement | null;
      if (!link || link.target || link.origin !== location.origin || !isPlainClick(event)) return;
      if (link.pathname !== location.pathname || link.search !== location.search) dataset.navigating = '';
    },
    signal,
  );
  // A page that Back restores from memory is not on its way any more.
  listen(['pageshow'], ({ persisted }) => {
    if (!persisted) return;
    delete dataset.navigating;
    clearBusy();
  });
}
