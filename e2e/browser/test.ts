import { test as base } from '@playwright/test';
import { withoutPopups } from './without-popups.ts';

/** No offer opens by itself; promotions.spec.ts, which tests the offers, uses Playwright's own test. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await withoutPopups(context);
    await use(context);
  },
});
