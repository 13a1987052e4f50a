import type { Page } from '@playwright/test';

/** Runs in the page: the parts below the first screen have their boxes (styles/first-screen.css). */
export const isLaidOut = () =>
  document
    .getAnimations()
    .every((animation) => !(animation instanceof CSSAnimation) || animation.animationName !== 'skip-layout');

/** Lays out the whole page at once, as a press of a link to a place of the page does. */
export const layOutAll = (page: Page) =>
  page.evaluate(() => {
    delete document.documentElement.dataset.layout;
  });
