import { clearBusy } from './busy.ts';
import { isSamePage, linkOf, listen, pageState } from './events.ts';

/** A progress bar from the press of a link until the next page is there. */
export function markNavigation(signal: AbortSignal): void {
  listen(
    ['click'],
    (event) => {
      const link = linkOf(event);
      if (link && !isSamePage(link)) pageState.waitingFor = 'page';
    },
    signal,
  );
  // A page that Back restores from memory is not on its way any more.
  listen(['pageshow'], ({ persisted }) => {
    if (persisted) clearBusy();
  });
}
