/**
 * The inline script in the head of every page: handles presses before React runs, or without it
 * (docs/decisions/063-first-press.md). It uses only what the page contains, and it must be small, because
 * every page contains it.
 */
import { chooseByUrl } from './controls/choices.ts';
import { pressByKeys } from './controls/keys.ts';
import { dismissPromoBar } from './controls/promo-bar.ts';
import { moveRails } from './controls/rails.ts';
import { revealPasswords } from './controls/reveal-password.ts';
import { selectTabs } from './controls/tabs.ts';
import { openDialogsByCommand } from './dialogs/commands.ts';
import { dialogHistory } from './dialogs/dialog-history.ts';
import { playFilms } from './dialogs/films.ts';
import { layOutFirstScreen } from './first-screen.ts';
import { markNavigation } from './navigation.ts';
import { pageState } from './page-state.ts';
import { earlyInput } from './react-start/early-input.ts';
import { startApp } from './react-start/start-app.ts';

dismissPromoBar();

// React, the router and our own code use `findLast` and functions of the same age without a check. Older
// browsers (before Safari 15.4) use the server's page without React; its links and forms work without
// scripts.
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
  playFilms(addDialogEntry, ends.signal);
  pressByKeys();
  chooseByUrl(app, ends.signal);
} else {
  pageState.noscript = '';
}
