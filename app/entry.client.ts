/**
 * The only script file that every page loads. It has no React: behaviors work on the server's HTML, and
 * islands load React when they are near the viewport or touched.
 */
import { offers } from './behaviors/offers.ts';
import { startIslands, whenShown } from './islands/start-islands.ts';

startIslands();
whenShown(() => {
  offers();
});
