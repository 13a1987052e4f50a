import type { Page } from '@playwright/test';

/** The script files of the site; the inline script of the page always runs. */
export const scripts = /\/assets\/.*\.js$/;

/** The browser itself blocks them: with `page.route` every request of the page would go through the test. */
export const blockScripts = async (page: Page) => {
  const cdp = await page.context().newCDPSession(page);
  const block = (urls: string[]) => cdp.send('Network.setBlockedURLs', { urls });
  await cdp.send('Network.enable');
  await block(['*/assets/*.js']);
  return { unblock: () => block([]) };
};

/** Delays the scripts, or those of the pattern, until `release` is called. */
export const holdScripts = async (page: Page, files = scripts) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
};
