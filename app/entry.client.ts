/**
 * The only script file that every page loads. It has no React: behaviors work on the server's HTML, and
 * islands load React when they are near the viewport or touched.
 */
import { markCurrentSection } from './behaviors/current-section.ts';
import { replaceFailedPictures } from './behaviors/failed-pictures.ts';
import { playFilmLoops } from './behaviors/film-loops.ts';
import { offers } from './behaviors/offers.ts';
import { loadPlayerOnDemand } from './behaviors/player.ts';
import { reveal } from './behaviors/reveal.ts';
import { scrollBanners } from './behaviors/scroll-banners.ts';
import { whenIdle, whenShown } from './behaviors/when.ts';
import { startIslands } from './islands/start-islands.ts';

// An async module script may run before the page is parsed.
const whenParsed = (run: () => void) => {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run, { once: true });
  else run();
};

startIslands();
loadPlayerOnDemand();
whenParsed(() => {
  replaceFailedPictures();
  scrollBanners();
  markCurrentSection();
  reveal();
});
whenShown(() => {
  offers();
  whenIdle(playFilmLoops);
});
