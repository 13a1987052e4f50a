import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import type { EngineName } from './e2e/engines/engine-test.ts';
import journeys from './playwright.config.ts';

/** The engines that are installed on this machine (`scripts/machine/engines.mjs`). */
const engines = (process.env.ENGINES ?? 'firefox,webkit').split(',') as EngineName[];

/** Stock Firefox and WebKit, driven by `e2e/engines`, with the same server as the other browser tests. */
export default defineConfig<object, { engine: EngineName }>({
  testDir: 'e2e/engines',
  outputDir: join(tmpdir(), 'heliora-engines'),
  // One browser of each engine, in parallel.
  workers: 2,
  projects: engines.map((engine) => ({ name: engine, workers: 1, use: { engine } })),
  retries: journeys.retries,
  timeout: journeys.timeout,
  expect: journeys.expect,
  reporter: journeys.reporter,
  use: { baseURL: journeys.use?.baseURL },
  webServer: journeys.webServer,
});
