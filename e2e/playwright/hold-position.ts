import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    sharePosition?: () => Promise<void>;
  }
}

/** On the next page the visitor's position is found only when `share` is called; it resolves afterwards. */
export const holdPosition = async (page: Page) => {
  await page.addInitScript(() => {
    const { geolocation } = navigator;
    const { getCurrentPosition } = geolocation;
    geolocation.getCurrentPosition = (found, failed, options) => {
      window.sharePosition = () =>
        new Promise((done) => {
          const share = (position: GeolocationPosition) => {
            found(position);
            done();
          };
          getCurrentPosition.call(geolocation, share, failed, options);
        });
    };
  });
  const share = async () => {
    await expect.poll(() => page.evaluate(() => 'sharePosition' in window)).toBe(true);
    await page.evaluate(() => window.sharePosition?.());
  };
  return { share };
};
