/**
 * The inline script in the head of every page: handles presses before React runs, or without it (docs/decisions/063-first-press.md). It
 * uses only what the page contains, and it must be small, because every page contains it.
 */
import { chooseByUrl } from './choices.ts';
import { openDialogsByCommand } from './commands.ts';
import { dialogHistory } from './dialog-history.ts';
import { earlyInput } from './early-input.ts';
import { playFilms } from './films.ts';
import { layOutFirstScreen } from './first-screen.ts';
import { pressByKeys } from './keys.ts';
import { markNavigation } from './navigation.ts';
import { pageState } from './page-state.ts';
import { dismissPromoBar } from './promo-bar.ts';
import { moveRails } from './rails.ts';
import { revealPasswords } from './reveal-password.ts';
import { startApp } from './start-app.ts';
import { selectTabs } from './tabs.ts';

dismissPromoBar();

// React, the router and our own code use `findLast` and functions of the same age without a check. Older browsers (before Safari 15.4) use
// the server's page without React; its links and forms work without scripts.
if ('findLast' in []) {
  const ends = new AbortController();
  layOutFirstScreen();
  const app = startApp(ends.signal);
  // Before dialogHistory, because a link inside a dialog scrolls at once.
  markNavigation(ends.signal);
  const addDialogEntry = dialogHistory(ends.signal);
  window.earlyInput = earlyInput(app, ends);
  // The order matters: a press that one of these handles is not recorded for React.
  openDialogsByCommand(addDialogEntry);
  moveRails(ends.signal);
  revealPasswords();
  selectTabs(app, ends.signal);
  playFilms(addDialogEntry);
  pressByKeys();
  chooseByUrl(app, ends.signal);
} else {
  pageState.noscript = '';
}
