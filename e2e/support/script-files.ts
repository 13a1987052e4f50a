import type { Page } from '@playwright/test';

/** The script files of the site; the inline script of the page always runs. */
export const scripts = /\/assets\/.*\.js$/;

export const blockScripts = (page: Page) => page.route(scripts, (route) => route.abort());

/** Delays the scripts, or those of the pattern, until `release` is called. */
export const holdScripts = async (page: Page, files = scripts) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
};

/** The errors of a page, without the failures of requests that a test aborts. */
export const errorsOf = (page: Page) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/ERR_FAILED/.test(message.text())) errors.push(message.text());
  });
  return errors;
};
