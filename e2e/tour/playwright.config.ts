import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.tour.ts',
  workers: 2,
  retries: 0,
  timeout: 120_000,
  webServer:
    base.webServer && !Array.isArray(base.webServer) ? { ...base.webServer, cwd: '../..' } : undefined,
});
