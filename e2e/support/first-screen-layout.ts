import type { Page } from '@playwright/test';

/** Runs in the page: whether the parts below the first screen are laid out (styles/first-screen.css). */
export const isLaidOut = () =>
  document
    .getAnimations()
    .every((animation) => !(animation instanceof CSSAnimation) || animation.animationName !== 'skip-layout');

/** Lays out the whole page at once, as a press on a link within the page does. */
export const layOutAll = (page: Page) =>
  page.evaluate(() => {
    delete document.documentElement.dataset.layout;
  });
