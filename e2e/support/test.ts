import { test as base } from '@playwright/test';
import { withoutPopups } from './without-popups.ts';

/** Without the offers that open by themselves; promotions.spec.ts, which tests them, uses Playwright's own. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await withoutPopups(context);
    await use(context);
  },
});
