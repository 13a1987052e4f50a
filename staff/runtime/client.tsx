import type { FramedScreen } from './fetch-screen.ts';
import { hydrateScreen } from './hydrate-screen.tsx';
import { startSheets } from './sheets.ts';

/** "Select all" of the list. Selecting, counting and clearing rows needs no script. */
const startSelection = () => {
  document.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('[data-select-all]')) return;
    for (const box of document.querySelectorAll<HTMLInputElement>('[data-select]')) box.checked = true;
  });
};

/** The data of the screen is beside it as JSON, so the page needs no inline script. */
const source = document.getElementById('screen-data');
const root = document.getElementById('screen');
if (source?.textContent && root) {
  hydrateScreen(root, JSON.parse(source.textContent) as FramedScreen);
  startSheets();
  startSelection();
}
