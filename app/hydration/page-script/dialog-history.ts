import { find, isSamePage, linkOf, listen } from './events.ts';

/**
 * The history entry of an open dialog until React takes over (`app/components/ui/overlays/overlay-history.ts`): the back button closes the
 * dialog and stays on the page, and a link inside the dialog replaces the entry. Returns the function to call when a dialog opens.
 */
export function dialogHistory(signal: AbortSignal): () => void {
  const openDialog = () => find<HTMLDialogElement>('dialog[open]');
  const close = () => openDialog()?.close();
  let hasEntry = false;
  const removeEntry = () => {
    hasEntry = false;
    // The router may have started meanwhile, and must not treat the step back as a navigation.
    addEventListener('popstate', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
    history.back();
  };
  const unmarkEntry = () => history.replaceState({ ...history.state, overlay: false }, '');
  // After a reload the entry still exists, but the dialog is closed.
  unmarkEntry();

  listen(
    ['popstate'],
    (event) => {
      if (!hasEntry) return;
      hasEntry = false;
      event.stopImmediatePropagation();
      close();
    },
    signal,
  );
  listen(['close'], () => hasEntry && removeEntry(), signal);
  listen(
    ['click'],
    (event) => {
      const link = linkOf(event, 'dialog[open]');
      if (!hasEntry || !link) return;
      event.preventDefault();
      hasEntry = false;
      if (isSamePage(link)) close();
      // Firefox restores the page with the state of its last entry, not with that of the entry it returns to.
      unmarkEntry();
      location.replace(link.href);
    },
    signal,
  );
  listen(
    ['pagehide'],
    () => {
      // If Back loads the page again, the browser must restore the scroll position.
      history.scrollRestoration = 'auto';
    },
    signal,
  );
  // The dialog was just closed, and its `close` event has not been dispatched yet.
  signal.addEventListener('abort', () => hasEntry && !openDialog() && removeEntry());
  return () => {
    if (signal.aborted) return;
    // The step back to this entry must not scroll to its hash, which would also move the focus away from the button.
    history.scrollRestoration = 'manual';
    if (!history.state?.overlay) history.pushState({ ...history.state, overlay: true }, '');
    hasEntry = true;
  };
}
