import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumPath } from '#tests/browsers/chromium-path.ts';

const port = Number(process.env.E2E_PORT ?? 4123);
/** A new folder for every run, so that no journey finds data of an earlier run. */
const dataDir = process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'heliora-e2e-'));
process.env.E2E_DATA_DIR = dataDir;

export default defineConfig({
  globalSetup: join(import.meta.dirname, 'tests/browsers/print-chromium.ts'),
  testDir: 'e2e',
  // Firefox and WebKit: playwright.engines.config.ts.
  testIgnore: 'engines/**',
  fullyParallel: true,
  // One more than cores, because a test in ten waits for a film, a timer or a process.
  workers: availableParallelism() + 1,
  // No retries on a developer's machine: a journey that loses a lead once in ten runs must not pass. A CI
  // machine shares its two cores with the site and two browsers and may be too slow once; a test that passes
  // only on the retry is reported as flaky. To record a trace: `npm run e2e -- FILE --trace on`.
  retries: process.env.CI ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list', { printSteps: false }]],
  use: {
    baseURL: `http://localhost:${port}`,
    ...devices['Desktop Chrome'],
    channel: undefined,
    viewport: { width: 1440, height: 900 },
    // Films and animations take CPU time from all other tests. Journeys that test motion switch it on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: chromiumPath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Replaces Playwright's own list, of which the tests need the first three. With the others, full
        // Chromium does not render the popups of the URL field of every new window.
        '--disable-features=AvoidUnnecessaryBeforeUnloadCheckSync,HttpsUpgrades,PaintHolding,WebUIOmniboxPopup,WebUIOmniboxAimPopup',
      ],
    },
  },
  webServer: {
    // `exec`, so that Playwright and no shell is the parent, and the server notices when it was killed.
    command: 'exec node scripts/start.mjs',
    url: `http://localhost:${port}/readyz`,
    env: {
      PORT: String(port),
      STOP_WITH_PARENT: '1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      IOS_APP_STORE_ID: '1600000142',
      // All visitors have the same IP address in this run.
      FORMS_PER_MINUTE: '500',
    },
    reuseExistingServer: Boolean(process.env.E2E_REUSE),
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
