import type { BrowserContext, Page } from '@playwright/test';
import { preventPopups } from '#tests/browsers/prevent-popups.ts';

export const withoutPopups = (page: Page | BrowserContext) => page.addInitScript(preventPopups);
