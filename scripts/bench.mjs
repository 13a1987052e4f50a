// Speed and size, always as ratios measured in one run: `npm run bench` runs all, `npm run bench -- NAME …`
// some, `npm run bench -- --list` lists them. Ends with one table of figures, goals and whether each goal is
// met.
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './machine/chromium.mjs';
import { ensureBuilt, ensureInstalled, fail, node, root, run } from './machine/workspace.mjs';

/** These take a quarter of an hour or more and run only by name; Lighthouse also installs its own tools. */
const longest = ['lighthouse', 'press'];
const available = readdirSync(join(root, 'bench'))
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''));
const args = process.argv.slice(2);
if (args.includes('--list')) {
  console.log(available.join('\n'));
  process.exit(0);
}
/** The names come first, then the arguments of the bench: `npm run bench -- lighthouse / --runs 1`. */
const end = args.findIndex((word) => !available.includes(word));
const names = args.slice(0, end < 0 ? args.length : end);
const rest = args.slice(names.length);
if (rest.length && !names.length) fail(`No bench called ${rest[0]}. There are: ${available.join(', ')}.`);

const results = join(root, 'bench', 'results');
const reportFile = join(results, 'report.jsonl');
const valueText = ({ value, unit }) =>
  `${value < 10 ? value.toFixed(2) : Math.round(value)}${unit ? ` ${unit}` : ''}`;
const goalText = ({ goal }) => (goal ? ('max' in goal ? `≤ ${goal.max}` : `≥ ${goal.min}`) : '');
const resultText = ({ isMet }) => (isMet === undefined ? '' : isMet ? 'met' : 'NOT MET');

function printTable(lines) {
  const rows = [
    ['', 'measured', 'goal', ''],
    ...lines.map((line) => [line.what, valueText(line), goalText(line), resultText(line)]),
  ];
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  console.log('\n── all figures');
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    );
  const missed = lines.filter(({ isMet }) => isMet === false).length;
  const goals = lines.filter(({ isMet }) => isMet !== undefined).length;
  console.log(`${goals - missed} of ${goals} goals met.`);
  return missed;
}

try {
  await ensureInstalled();
  await ensureBuilt();
  mkdirSync(results, { recursive: true });
  rmSync(reportFile, { force: true });
  const failed = [];
  for (const bench of names.length ? names : available.filter((each) => !longest.includes(each))) {
    console.log(`\n── ${bench}`);
    try {
      await run(node, ['--disable-warning=ExperimentalWarning', `bench/${bench}.bench.ts`, ...rest], {
        env: { BENCH_REPORT: reportFile, CHROMIUM: await ensureChromium() },
      });
    } catch (error) {
      failed.push(bench);
      console.error(error.message);
    }
  }
  const lines = readFileSync(reportFile, { encoding: 'utf8', flag: 'a+' })
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const missed = printTable(lines);
  if (failed.length) fail(`Did not finish: ${failed.join(', ')}.`);
  process.exit(missed ? 1 : 0);
} catch (error) {
  fail(error);
}
