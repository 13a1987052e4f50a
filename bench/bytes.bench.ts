/**
 * The weight of every public URL in compressed bytes: `npm run bench -- bytes`, or of some URLs only:
 * `npm run bench -- bytes / /schedule`. `e2e/loading/budgets.spec.ts` holds the budgets.
 */
import { allPaths } from '#tests/site/public-paths.ts';
import { createWeightMeter } from '../e2e/loading/page-weight.ts';
import { serveBuiltSite } from './built-site.ts';

const visited = process.argv.length > 2 ? process.argv.slice(2) : allPaths;
const { origin, close } = await serveBuiltSite();

const weigh = createWeightMeter(async (path) => {
  const response = await fetch(origin + path, { headers: { 'accept-encoding': 'br' } });
  return { text: await response.text(), bytes: Number(response.headers.get('content-length')) };
});

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1).padStart(6);
console.log('  html  style inline  entry  awake files  path');
for (const path of visited) {
  const { html, styles, inlineScripts, entry, awake, files } = await weigh(path);
  const figures = [html, styles, inlineScripts, entry, awake].map(kilobytes).join(' ');
  console.log(`${figures} ${String(files.length).padStart(5)}  ${path}`);
}

await close();
process.exit(0);
