/**
 * The only script file that every page loads. It has no React: behaviors work on the server's HTML, and
 * islands load React when they are near the viewport or touched.
 */

import { markCurrentSection } from './behaviors/current-section.ts';
import { replaceFailedPictures } from './behaviors/failed-pictures.ts';
import { playFilmLoops } from './behaviors/film-loops.ts';
import { continueFromLastPage } from './behaviors/from-last-page.ts';
import { loadPlayerOnDemand } from './behaviors/load-player.ts';
import { maskFields } from './behaviors/masks.ts';
import { prefill } from './behaviors/prefill.ts';
import { reveal } from './behaviors/reveal.ts';
import { showBanners } from './behaviors/scroll-banners.ts';
import { startSelfOpeningDialogs } from './behaviors/self-opening-dialogs.ts';
import { htmlDataset } from './browser/attributes.ts';
import { whenIdle, whenLoaded, whenPainted } from './browser/when.ts';
import { startIslands } from './islands/start-islands.ts';

// An async module script may run before the page is parsed.
const whenParsed = (run: () => void) => {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run, { once: true });
  else run();
};

/** Films are not part of the first screen's bytes: whoever leaves at once does not load one. */
const filmsAfterMs = 2000;

// The page script marks browsers that are too old for this code.
if (htmlDataset().noscript === undefined) {
  maskFields();
  startSelfOpeningDialogs();
  startIslands();
  loadPlayerOnDemand();
  whenParsed(() => {
    prefill();
    replaceFailedPictures();
    const startFilms = playFilmLoops();
    whenLoaded(() => setTimeout(() => whenIdle(startFilms), filmsAfterMs));
    whenPainted(() => {
      showBanners();
      markCurrentSection();
      reveal();
    });
  });
  // If the code does not arrive, a later page tries again.
  whenLoaded(() => void continueFromLastPage().catch(() => {}));
}
