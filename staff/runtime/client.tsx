import { hydrateRoot } from 'react-dom/client';
import type { Frame, Screen } from '#staff/contract.ts';
import { Page } from '#staff/page.tsx';

/** The data of the screen lie beside it as JSON, which browsers do not run: the page needs no inline script. */
const source = document.getElementById('screen-data');
const root = document.getElementById('screen');
if (source?.textContent && root) {
  const { screen, frame } = JSON.parse(source.textContent) as { screen: Screen; frame: Frame };
  hydrateRoot(root, <Page screen={screen} frame={frame} />);
}
