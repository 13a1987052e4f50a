import { writeFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { phoneScreen } from '../playwright/screens.ts';
import type { Driver } from './driver.ts';
import { EnginePage } from './engine-page.ts';
import { launchFirefox } from './firefox.ts';
import { launchWebkit } from './webkit.ts';

export type EngineName = 'firefox' | 'webkit';

/** Playwright's runner without its browsers: `tab` is a page in the project's engine, as wide as a phone. */
export const test = base.extend<{ tab: EnginePage }, { engine: EngineName; driver: Driver }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  driver: [
    async ({ engine }, use) => {
      const driver =
        engine === 'firefox'
          ? await launchFirefox(process.env.FIREFOX ?? '/usr/bin/firefox-esr')
          : await launchWebkit();
      await use(driver);
      await driver.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  tab: async ({ driver, baseURL }, use, testInfo) => {
    const tab = new EnginePage(driver, baseURL ?? '');
    await driver.resize(phoneScreen.width, phoneScreen.height);
    await tab.clearStorage();
    await driver.takeErrors();
    await use(tab);
    if (testInfo.status !== testInfo.expectedStatus) {
      const path = testInfo.outputPath('page.png');
      writeFileSync(path, await driver.screenshot());
      await testInfo.attach(`${await tab.evaluate(() => location.href)}`, { path, contentType: 'image/png' });
    }
    expect(await driver.takeErrors(), 'errors in the page').toEqual([]);
  },
});

export { expect };
