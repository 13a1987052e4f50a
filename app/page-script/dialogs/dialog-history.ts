import { isSamePage } from '#app/browser/link-clicks.ts';
import { bySelector, linkOf, listen } from '#app/page-script/events.ts';

/**
 * The history entry of an open dialog, so that Back closes the dialog. Returns the function to call when a
 * dialog opens. A dialog that is closed steps back to remove its entry; a link to this page replaces it. A
 * link to another page leaves the entry, because otherwise Chromium would not keep this page in memory. After
 * Back from there app/page-script/navigation.ts closes the dialog, and Forward goes one step further.
 */
export function addDialogHistory(): () => void {
  const openDialog = () => bySelector<HTMLDialogElement>('dialog[open]');
  let hasEntry = false;
  const removeEntry = () => {
    hasEntry = false;
    history.back();
  };
  // After a reload, or when Back has loaded the page again, the entry still exists, but the dialog is closed.
  listen('load', () => history.state?.overlay && !openDialog() && removeEntry());
  listen('popstate', () => {
    // In a later task, because the browser scrolls the page in this one.
    setTimeout(() => {
      history.scrollRestoration = 'auto';
    });
    if (hasEntry) {
      hasEntry = false;
      openDialog()?.close();
    } else if (history.state?.overlay && !openDialog()) {
      // Without this mark, a visitor who comes Back to this entry later is not sent forward again.
      history.replaceState({ ...history.state, overlay: false }, '');
      history.forward();
    }
  });
  // Two steps back at once show the page without this entry.
  listen('close', () => history.state?.overlay && hasEntry && removeEntry());
  listen('click', (event) => {
    // Everything outside the open dialog is inert.
    const link = hasEntry && linkOf(event);
    if (!link || !isSamePage(link)) return;
    event.preventDefault();
    hasEntry = false;
    openDialog()?.close();
    location.replace(link.href);
  });
  // If Back loads the page again, the browser must restore the scroll position.
  listen('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  return () => {
    // The step back must not scroll to the entry's hash, which would move the focus away from the button.
    history.scrollRestoration = 'manual';
    if (!history.state?.overlay) history.pushState({ ...history.state, overlay: true }, '');
    hasEntry = true;
  };
}
