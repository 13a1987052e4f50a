// All checks and tests. `npm test -- unit e2e` runs only those steps.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { exitIfStopped, startChild } from './machine/child-processes.mjs';
import { ensureChromium } from './machine/chromium.mjs';
import { ensureEngines } from './machine/engines.mjs';
import { printSlowestTests, reportOf } from './machine/slowest-tests.mjs';
import {
  bin,
  ensureBuilt,
  ensureInstalled,
  environment,
  fail,
  node,
  root,
  run,
} from './machine/workspace.mjs';

/** Cache of compiled code, because the tests start dozens of processes. `npm ci` removes it. */
const compileCache = join(root, 'node_modules', '.cache', 'compile');

/** Long enough for the report of a runner with several failures. */
const tailLines = 150;

/** Runs a command, prints its output, and stores the end of that output for the summary. */
const watched = (command, args, { env, print }) =>
  new Promise((resolve, reject) => {
    const child = startChild(command, args, {
      cwd: root,
      env: environment({ NODE_COMPILE_CACHE: compileCache, ...env }),
      stdio: ['inherit', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      // Playwright stops its browsers and its server only on SIGINT.
      stopSignal: 'SIGINT',
    });
    let output = '';
    const pass = (chunk) => {
      print(chunk);
      output = (output + chunk).slice(-100_000);
    };
    child.stdout.setEncoding('utf8').on('data', pass);
    child.stderr.setEncoding('utf8').on('data', pass);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      exitIfStopped();
      if (code === 0) return resolve();
      const message = `${[command.replace(root, ''), ...args].join(' ')} failed (${code ?? signal})`;
      reject(Object.assign(new Error(message), { tail: output.split('\n').slice(-tailLines).join('\n') }));
    });
  });

/** Reasons for skipped parts, repeated in the summary. */
const skipped = [];

const steps = {
  lint: (print) => watched(bin('biome'), ['check', '--error-on-warnings', '.'], { print }),
  tables: (print) => watched(node, ['scripts/doc-tables.ts', '--check'], { print }),
  /** With the check of schema.graphql, which writes the types that the compiler reads. */
  types: async (print) => {
    await watched(bin('react-router'), ['typegen'], { print });
    await watched(node, ['scripts/schema.ts', '--check'], { print });
    // One checker: several would each check the types of libraries again, twice the CPU time on two cores.
    await watched(bin('tsc'), ['--checkers', '1'], { print });
    // Refuses functions of ECMAScript that our oldest browsers lack (scripts/bundle/browser-targets.ts).
    await watched(bin('tsc'), ['--checkers', '1', '-p', 'tsconfig.browser.json'], { print });
  },
  imports: (print) => watched(node, ['scripts/checks/imports.mjs'], { print }),
  /** The tools that render pictures are a separate package with its own lint, types and tests. */
  media: (print) => watched('npm', ['test', '--silent', '--prefix', 'media/tools'], { print }),
  build: () => ensureBuilt(),
  /** knip: unused files, exports, dependencies, and undeclared ones. Reads what `types` generates. */
  unused: (print) => watched(bin('knip'), [], { print }),
  // Only `npm test` lets the test set-up install what the machine lacks (PostgreSQL).
  unit: (print) =>
    watched(
      bin('vitest'),
      ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportOf('unit')}`],
      { env: { HELIORA_INSTALL: '1' }, print },
    ),
  e2e: async (print) =>
    watched(bin('playwright'), ['test', '--reporter=list,json'], {
      env: { CHROMIUM: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('e2e') },
      print,
    }),
  engines: async (print) => {
    const { available, skipped: missing, firefox } = ensureEngines();
    skipped.push(...missing);
    for (const line of missing) console.log(line);
    if (available.length === 0) return;
    const env = { ENGINES: available.join(','), ...(firefox && { FIREFOX: firefox }) };
    await watched(bin('playwright'), ['test', '--config', 'playwright.engines.config.ts'], { env, print });
  },
};

/**
 * Stages run in sequence, the fastest first; the steps of a stage run in parallel. A fifth of the unit tests'
 * time is waiting for processes and timeouts, in which the checks beside them use the CPU.
 */
const stages = [
  ['build', 'types', 'lint'],
  ['unit', 'unused', 'imports', 'media', 'tables'],
  ['e2e'],
  ['engines'],
];
const needBuild = ['e2e', 'engines'];
/** Need browsers or PostgreSQL, which are installed during the steps before. */
const needPackages = ['unit', 'e2e', 'engines'];

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in steps));
if (unknown.length) fail(`No such step: ${unknown.join(', ')}. Steps: ${stages.flat().join(', ')}.`);

const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1);
const started = performance.now();
const failed = [];
let passed = 0;

/** A single step prints while it runs; parallel steps print when they have ended. */
async function runStep(name, isAlone) {
  const stepStarted = performance.now();
  let output = '';
  const print = (text) => {
    if (isAlone) process.stdout.write(text);
    else output += text;
  };
  if (isAlone) console.log(`\n── ${name}`);
  let end = 'ok';
  try {
    await steps[name](print);
    passed += 1;
  } catch (error) {
    failed.push({ name, tail: error.tail ?? error.message });
    end = `FAILED: ${error.message}`;
  }
  if (!isAlone) process.stdout.write(`\n── ${name}\n${output}`);
  console.log(`── ${name} ${seconds(stepStarted)} s ${end}`);
}

const isChosen = (name) => chosen.length === 0 || chosen.includes(name);
// After a failure the steps themselves install what they need, or report why they cannot.
const packagesInstalled = needPackages.some(isChosen)
  ? run(process.execPath, ['scripts/machine/install-packages.mjs']).catch((error) =>
      console.log(error.message),
    )
  : undefined;
await ensureInstalled();
for (const stage of stages) {
  const hasBuild = !failed.some(({ name }) => name === 'build');
  const waiting = stage.filter((name) => isChosen(name) && (hasBuild || !needBuild.includes(name)));
  if (waiting.some((name) => needPackages.includes(name))) await packagesInstalled;
  const isAlone = waiting.length === 1;
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) await runStep(name, isAlone);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
printSlowestTests();
// A long log hides an early failure, and some CI systems store only the end of a log.
for (const { name, tail } of failed) console.log(`\n── how ${name} failed\n${tail}`);
for (const line of skipped) console.log(`\n── ${line}`);
console.log(`\nAll steps took ${seconds(started)} s.`);
console.log(`${passed} passed, ${failed.length} failed`);
process.exit(failed.length ? 1 : 0);
