import type { Shown } from './fetch-screen.ts';
import { hydrateScreen } from './hydrate-screen.tsx';
import { startSelection } from './rows/selection.ts';
import { startSheets } from './sheets.ts';

/** The data of the screen is beside it as JSON, so the page needs no inline script. */
const source = document.getElementById('screen-data');
const root = document.getElementById('screen');
if (source?.textContent && root) {
  hydrateScreen(root, JSON.parse(source.textContent) as Shown);
  startSheets();
  startSelection();
}
