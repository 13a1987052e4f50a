// The slowest tests of `npm test`, from the JSON reports of Vitest and Playwright.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from './workspace.mjs';

const folder = mkdtempSync(join(tmpdir(), 'heliora-test-'));

/** The file into which the runner of a step writes its report. */
export const reportOf = (step) => join(folder, `${step}.json`);

const testsOfVitest = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      title: `${relative(root, name)} › ${fullName}`,
      milliseconds: duration ?? 0,
    })),
  );

const testsOfPlaywright = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(testsOfPlaywright),
  ...specs.map(({ file, title, tests }) => ({
    title: `${file} › ${title}`,
    milliseconds: Math.max(...tests.flatMap(({ results }) => results.map(({ duration }) => duration)), 0),
  })),
];

/** Undefined for a step that did not run, and for a runner that was killed. */
const readReport = (step) => {
  try {
    return JSON.parse(readFileSync(reportOf(step), 'utf8'));
  } catch {
    return undefined;
  }
};

/** Prints the slowest tests of each step and deletes the reports. */
export function printSlowestTests() {
  for (const [step, testsOf] of Object.entries({ unit: testsOfVitest, e2e: testsOfPlaywright })) {
    const report = readReport(step);
    if (!report) continue;
    const slowest = testsOf(report)
      .sort((a, b) => b.milliseconds - a.milliseconds)
      .slice(0, 10);
    console.log(`\n── slowest tests of ${step}`);
    for (const { title, milliseconds } of slowest)
      console.log(`${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${title}`);
  }
  rmSync(folder, { recursive: true, force: true });
}
