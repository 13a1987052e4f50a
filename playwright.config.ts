import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 4123);
/** Started anew for every run: journeys must never meet what an earlier run left behind. */
const dataDir = process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'heliora-e2e-'));
process.env.E2E_DATA_DIR = dataDir;

export default defineConfig({
  testDir: 'e2e',
  // Firefox and WebKit: playwright.engines.config.ts.
  testIgnore: 'engines/**',
  fullyParallel: true,
  workers: 2,
  // A busy machine can make a browser miss its moment once; what passes only then is reported as flaky.
  retries: 1,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list', { printSteps: false }]],
  use: {
    baseURL: `http://localhost:${port}`,
    ...devices['Desktop Chrome'],
    channel: undefined,
    viewport: { width: 1440, height: 900 },
    // Recorded only when a journey is tried again: recording every one takes half as long as all the journeys.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    // `exec`: its parent is Playwright itself and not a shell, so that it notices when Playwright was killed.
    command: 'exec node scripts/start.mjs',
    url: `http://localhost:${port}/readyz`,
    env: {
      PORT: String(port),
      STOP_WITH_PARENT: '1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      IOS_APP_STORE_ID: '1600000142',
      // One machine plays all visitors here.
      FORMS_PER_MINUTE: '500',
    },
    reuseExistingServer: Boolean(process.env.E2E_REUSE),
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
