import { test as base } from '@playwright/test';
import { preventPopups } from '#tests/browsers/prevent-popups.ts';

/** No offer opens by itself; e2e/pages/promotions.spec.ts tests the offers with Playwright's own test. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await context.addInitScript(preventPopups);
    await use(context);
  },
});
