import type { Page } from '@playwright/test';

/**
 * Without scripts a browser does not load pictures lazily, so it would load all of a page. The browser itself
 * blocks them, without a message to the test for each.
 */
export const blockPictures = async (page: Page) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setBlockedURLs', { urls: ['*/media/*'] });
};
