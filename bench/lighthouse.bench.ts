/**
 * Lighthouse with a simulated phone on a slow network: `npm run bench -- lighthouse`, or for some URLs only:
 * `npm run bench -- lighthouse / /schedule --runs 1`. The tables go to bench/results/. The figures are valid
 * only on an idle machine: Lighthouse multiplies CPU time by four, the CPU time of other processes included.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromiumPath } from '#tests/browsers/chromium-path.ts';
import { publicPaths } from '#tests/site/public-paths.ts';
import { budgets } from '../e2e/loading/page-weight.ts';
import { serveBuiltSite } from './built-site.ts';
import { report } from './report.ts';
import { leanPath, serveLeanPage } from './servers/lean-page.ts';

const goals = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const maxShift = 0.02;
/**
 * Goals: the largest paint as a ratio to that of the lean page in the same run, blocking time, and weight
 * before the first scroll.
 */
const maxPaint = 1.2;
const maxBlockingMs = 100;
const maxKilobytes = budgets.beforeScroll;

type Category = keyof typeof goals;
type NetworkRequest = { resourceType?: string; transferSize?: number };
type Audit = {
  score: number | null;
  numericValue?: number;
  displayValue?: string;
  details?: { items?: NetworkRequest[] };
};
type Report = {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
};
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;

const tools = fileURLToPath(new URL('./lighthouse/', import.meta.url));
if (!existsSync(join(tools, 'node_modules'))) {
  console.log('Installing Lighthouse…');
  execFileSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], { cwd: tools, stdio: 'inherit' });
}
const ofTools = (path: string) => import(join(tools, 'node_modules', path));
const { default: lighthouse } = (await ofTools('lighthouse/core/index.js')) as { default: Lighthouse };
const { launch } = await ofTools('chrome-launcher/dist/index.js');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' } },
});
const runs = Number(values.runs);
/** This URL redirects phones to their app store. */
const redirectsPhones = '/get-app';
const visited = positionals.length > 0 ? positionals : publicPaths.filter((path) => path !== redirectsPhones);

const { origin, close } = await serveBuiltSite(serveLeanPage);
const chrome = await launch({
  chromePath: chromiumPath,
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
});

const categories = Object.keys(goals) as Category[];
const points = (report: Report, category: Category) =>
  Math.round((report.categories[category].score ?? 0) * 100);
/** Thank-you pages have `noindex`, which Lighthouse counts as a fault. */
const isHiddenOnPurpose = (path: string) => /^(\/es)?\/thankyou/.test(path);
/** Failed audits outside of performance. They do not depend on the machine: each is a mistake. */
const faults = ({ categories: found, audits }: Report) =>
  categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => found[category].auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);

const look = async (path: string): Promise<Report> => {
  const reports: Report[] = [];
  // A live site has compressed its pages again in the background, so each page is read first.
  for (let read = 0; read < 2; read++) await (await fetch(origin + path)).arrayBuffer();
  await setTimeout(1000);
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(origin + path, {
      port: chrome.port,
      onlyCategories: categories,
      logLevel: 'silent',
    });
    if (result) reports.push(result.lhr);
  }
  const bySpeed = reports.toSorted((a, b) => points(a, 'performance') - points(b, 'performance'));
  const median = bySpeed[bySpeed.length >> 1];
  if (!median) throw new Error(`Lighthouse returned no result for ${path}`);
  return median;
};

const lines = [
  '| Path | Speed | Access | Practice | SEO | FCP | LCP | LCP : lean page | TBT | CLS | KB | Faults |',
  '|---|---|---|---|---|---|---|---|---|---|---|---|',
];
let met = 0;
const slowest = { paint: 0, blocking: 0, kilobytes: 0 };
// Each page is requested once first: Lighthouse measures the browser, not the server's first rendering.
for (const path of visited) await fetch(origin + path).then((response) => response.arrayBuffer());
const auditValue = (seen: Report, id: string) => seen.audits[id]?.numericValue ?? Number.NaN;
/**
 * Without script files, whose budget is in bench/bytes.bench.ts: islands load theirs some time after load, so
 * Lighthouse may miss them. Without films, which start two seconds after load.
 */
const kilobytesOf = ({ audits }: Report) =>
  (audits['network-requests']?.details?.items ?? [])
    .filter(({ resourceType }) => !['Script', 'Fetch', 'Media'].includes(resourceType ?? ''))
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024;
const lean = auditValue(await look(leanPath), 'largest-contentful-paint');
console.log(`the lean page: LCP ${(lean / 1000).toFixed(2)} s`);
for (const path of visited) {
  const seen = await look(path);
  const value = (id: string) => auditValue(seen, id);
  const paint = value('largest-contentful-paint') / lean;
  const blocking = value('total-blocking-time');
  const kilobytes = kilobytesOf(seen);
  slowest.paint = Math.max(slowest.paint, paint);
  slowest.blocking = Math.max(slowest.blocking, blocking);
  slowest.kilobytes = Math.max(slowest.kilobytes, kilobytes);
  const isMet =
    categories.every(
      (category) =>
        points(seen, category) >= goals[category] || (category === 'seo' && isHiddenOnPurpose(path)),
    ) &&
    value('cumulative-layout-shift') <= maxShift &&
    paint <= maxPaint &&
    blocking <= maxBlockingMs &&
    kilobytes <= maxKilobytes;
  if (isMet) met++;
  const line = `| ${[
    path,
    ...categories.map((category) => points(seen, category)),
    `${(value('first-contentful-paint') / 1000).toFixed(1)} s`,
    `${(value('largest-contentful-paint') / 1000).toFixed(2)} s`,
    paint.toFixed(2),
    `${Math.round(blocking)} ms`,
    value('cumulative-layout-shift').toFixed(3),
    Math.round(kilobytes),
    faults(seen).join(' '),
  ].join(' | ')} |`;
  lines.push(line);
  console.log(`${isMet ? 'met    ' : 'not met'} ${line}`);
}
const results = fileURLToPath(new URL('./results/', import.meta.url));
mkdirSync(results, { recursive: true });
writeFileSync(join(results, 'lighthouse.md'), `${lines.join('\n')}\n`);
console.log('bench/results/lighthouse.md has the table.');
report({ what: 'pages with all goals of Lighthouse', value: met, goal: { min: visited.length } });
report({ what: 'largest paint : lean page, slowest page', value: slowest.paint, goal: { max: maxPaint } });
report({
  what: 'blocking time, slowest page',
  value: slowest.blocking,
  unit: 'ms',
  goal: { max: maxBlockingMs },
});
report({
  what: 'before the first scroll, heaviest page',
  value: slowest.kilobytes,
  unit: 'KB',
  goal: { max: maxKilobytes },
});

await chrome.kill();
await close();
process.exit(0);
