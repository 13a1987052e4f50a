// The whole proof, in the order in which a failure is cheapest to learn. `npm test -- unit e2e` runs only those steps.
import { ensureChromium } from './chromium.mjs';
import { bin, ensureBuilt, ensureInstalled, fail, node, run } from './workspace.mjs';

const steps = {
  lint: () => run(bin('biome'), ['check', '--error-on-warnings', '.']),
  schema: () => {
    run(node, ['scripts/schema.ts', '--check']);
    run(node, ['scripts/readme-settings.ts', '--check']);
  },
  types: () => {
    run(bin('react-router'), ['typegen'], { quiet: true });
    run(bin('tsc'), []);
  },
  imports: () => run(node, ['scripts/imports.mjs']),
  unit: () => run(bin('vitest'), ['run']),
  build: () => ensureBuilt(),
  e2e: () => run(bin('playwright'), ['test'], { env: { CHROMIUM: ensureChromium() } }),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in steps));
if (unknown.length) fail(`No such step: ${unknown.join(', ')}. Steps: ${Object.keys(steps).join(', ')}.`);

const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1);
const started = performance.now();
const failed = [];
ensureInstalled();
for (const name of asked.length ? asked : Object.keys(steps)) {
  const stepStarted = performance.now();
  console.log(`\n── ${name}`);
  try {
    steps[name]();
    console.log(`── ${name} ok, ${seconds(stepStarted)} s`);
  } catch (error) {
    failed.push(name);
    console.error(`── ${name} FAILED, ${seconds(stepStarted)} s: ${error.message}`);
    // A site that does not build has no journeys to make.
    if (name === 'build') break;
  }
}
const count = (asked.length || Object.keys(steps).length) - failed.length;
console.log(`\nAll steps took ${seconds(started)} s.`);
console.log(`${count} passed, ${failed.length} failed`);
process.exit(failed.length ? 1 : 0);
