// Speed and size, always as ratios measured in one run: `npm run bench` runs all, `npm run bench -- NAME` one.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureBuilt, ensureInstalled, fail, node, root, run } from './workspace.mjs';

/** Half an hour on a quiet machine, and tools of its own: only when asked for. */
const longest = 'lighthouse';
const available = readdirSync(join(root, 'bench'))
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''));
const [name, ...rest] = process.argv.slice(2);
if (name && !available.includes(name))
  fail(`No bench called ${name}. There are: ${available.join(', ') || 'none yet'}.`);
try {
  ensureInstalled();
  ensureBuilt();
  for (const bench of name ? [name] : available.filter((each) => each !== longest)) {
    console.log(`\n── ${bench}`);
    run(node, ['--disable-warning=ExperimentalWarning', `bench/${bench}.bench.ts`, ...rest], {
      env: { CHROMIUM: ensureChromium() },
    });
  }
} catch (error) {
  fail(error);
}
