import type { Page } from '@playwright/test';

/** Runs in the page: the parts below the first screen have their boxes (styles/first-screen.css). */
export const isLaidOut = () =>
  document
    .getAnimations()
    .every((animation) => !(animation instanceof CSSAnimation) || animation.animationName !== 'skip-layout');

export const laidOut = (page: Page) => page.waitForFunction(isLaidOut);
