import { clearBusy } from './busy.ts';
import { byId, isSamePage, linkOf, listen, pageState } from './events.ts';

/** A progress bar from the press of a link until the next page is shown. */
export function markNavigation(signal: AbortSignal): void {
  listen(
    ['click'],
    (event) => {
      const link = linkOf(event);
      if (!link) return;
      if (!isSamePage(link)) pageState.waitingFor = 'page';
      // The browser scrolls to this element, whose position depends on all heights above it.
      else if (byId(link.hash.slice(1))) delete pageState.layout;
    },
    signal,
  );
  // A page that Back restores from memory is no longer loading.
  listen(['pageshow'], ({ persisted }) => {
    if (persisted) clearBusy();
  });
}
