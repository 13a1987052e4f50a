/**
 * The inline script in the head of every page: handles presses from the first paint on, with what the page
 * contains and without React (docs/decisions/066-islands.md). It must be small, because every page
 * contains it.
 */

import { htmlDataset } from '#app/browser/attributes.ts';
import { addHistoryKey } from '#app/browser/history-key.ts';
import { chooseByUrl } from './controls/choices.ts';
import { openHashTarget, selectTabs } from './controls/hash.ts';
import { pressByKeys } from './controls/keys.ts';
import { linkLanguages } from './controls/language.ts';
import { hidePromoBar } from './controls/promo-bar.ts';
import { moveRails } from './controls/rails.ts';
import { revealPasswords } from './controls/reveal-password.ts';
import { openDialogs } from './dialogs/commands.ts';
import { addDialogHistory } from './dialogs/dialog-history.ts';
import { playFilms } from './dialogs/films.ts';
import { markNavigation, restoreBackLinks } from './navigation.ts';
import { thankAfterSignUp } from './thank-you.ts';

hidePromoBar();

// Browsers without `findLast` (before Safari 15.4) lack other functions that React and our code use too. They
// use the server's page without scripts; its links and forms work.
if ('findLast' in []) {
  addHistoryKey();
  thankAfterSignUp();
  // Before the listeners that read the URL of a link.
  restoreBackLinks();
  linkLanguages();
  // Before addDialogHistory, because a link inside a dialog scrolls at once.
  markNavigation();
  const openDialog = openDialogs(addDialogHistory());
  moveRails();
  revealPasswords();
  selectTabs();
  playFilms(openDialog);
  pressByKeys();
  chooseByUrl();
  openHashTarget();
} else {
  htmlDataset().noscript = '';
}
