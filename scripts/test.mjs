// The whole proof, in the order in which a failure is cheapest to learn. `npm test -- unit e2e` runs only those steps.
import { exitIfStopped, startChild } from './child-processes.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureEngines } from './engines.mjs';
import { bin, ensureBuilt, ensureInstalled, environment, fail, node, root } from './workspace.mjs';

/** Long enough for the report of a runner with several failures. */
const linesKept = 150;

/** Runs a command before everybody's eyes and remembers how its output ended. */
const watched = (command, args, env) =>
  new Promise((resolve, reject) => {
    const child = startChild(command, args, {
      cwd: root,
      env: environment(env),
      stdio: ['inherit', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      // Playwright ends its browsers and its server at SIGINT only.
      stopSignal: 'SIGINT',
    });
    let output = '';
    const keep = (stream) => (chunk) => {
      stream.write(chunk);
      output = (output + chunk).slice(-100_000);
    };
    child.stdout.setEncoding('utf8').on('data', keep(process.stdout));
    child.stderr.setEncoding('utf8').on('data', keep(process.stderr));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      exitIfStopped();
      if (code === 0) return resolve();
      const message = `${[command.replace(root, ''), ...args].join(' ')} failed (${code ?? signal})`;
      reject(
        Object.assign(new Error(message), { lastWords: output.split('\n').slice(-linesKept).join('\n') }),
      );
    });
  });

/** What was left out, said again at the end. */
const skipped = [];

const steps = {
  lint: () => watched(bin('biome'), ['check', '--error-on-warnings', '.']),
  schema: async () => {
    await watched(node, ['scripts/schema.ts', '--check']);
    await watched(node, ['scripts/readme-settings.ts', '--check']);
  },
  types: async () => {
    await watched(bin('react-router'), ['typegen']);
    await watched(bin('tsc'), []);
  },
  imports: () => watched(node, ['scripts/imports.mjs']),
  /** Files, exports and dependencies that nothing uses, and dependencies that nothing declares; after `types`, which it reads. */
  unused: () => watched(bin('knip'), []),
  // Only here may the test set-up install what the machine lacks (PostgreSQL).
  unit: () => watched(bin('vitest'), ['run'], { HELIORA_INSTALL: '1' }),
  /** The tools that render pictures are a package of their own, with their own lint, types and tests. */
  media: () => watched('npm', ['test', '--silent', '--prefix', 'media/tools']),
  build: () => ensureBuilt(),
  browsers: () => watched(node, ['scripts/browser-support/check.ts']),
  e2e: async () => watched(bin('playwright'), ['test'], { CHROMIUM: await ensureChromium() }),
  engines: async () => {
    const { available, skipped: missing, firefox } = ensureEngines();
    skipped.push(...missing);
    for (const line of missing) console.log(line);
    if (available.length === 0) return;
    const settings = { ENGINES: available.join(','), ...(firefox && { FIREFOX: firefox }) };
    await watched(bin('playwright'), ['test', '--config', 'playwright.engines.config.ts'], settings);
  },
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in steps));
if (unknown.length) fail(`No such step: ${unknown.join(', ')}. Steps: ${Object.keys(steps).join(', ')}.`);

const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1);
const started = performance.now();
const failed = [];
await ensureInstalled();
for (const name of asked.length ? asked : Object.keys(steps)) {
  const stepStarted = performance.now();
  console.log(`\n── ${name}`);
  try {
    await steps[name]();
    console.log(`── ${name} ok, ${seconds(stepStarted)} s`);
  } catch (error) {
    failed.push({ name, lastWords: error.lastWords ?? error.message });
    console.error(`── ${name} FAILED, ${seconds(stepStarted)} s: ${error.message}`);
    // A site that does not build has no journeys to make.
    if (name === 'build') break;
  }
}
// A long log hides an early failure, and some machines keep only the end of it.
for (const { name, lastWords } of failed) console.log(`\n── how ${name} failed\n${lastWords}`);
for (const line of skipped) console.log(`\n── ${line}`);
const count = (asked.length || Object.keys(steps).length) - failed.length;
console.log(`\nAll steps took ${seconds(started)} s.`);
console.log(`${count} passed, ${failed.length} failed`);
process.exit(failed.length ? 1 : 0);
