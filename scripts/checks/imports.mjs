// Checks the import rules. Prints the number of modules: a check that reads no files would always pass.
import { cruise } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { fail } from '../machine/workspace.mjs';

const folders = ['app', 'content', 'domain', 'server', 'staff', 'media/picture.ts', 'media/film.ts'];
/** Entries of bundles, which no module imports: the check starts at them to read the modules behind them. */
const entries = ['staff/runtime/client.tsx', 'staff/account/passkey-forms.ts', 'server/main.ts'];
const config = await extractConfig('./.dependency-cruiser.cjs');
const { output } = await cruise(folders, {
  ...config.options,
  ruleSet: { forbidden: config.forbidden },
  validate: true,
});
const { violations, totalCruised } = output.summary;

for (const { from, to, rule } of violations) console.error(`${rule.name}: ${from} → ${to}`);
const sources = new Set(output.modules.map(({ source }) => source));
const readTypeScript = [...sources].filter((source) => /^(app|server|staff)\/.*\.tsx?$/.test(source)).length;
if (readTypeScript < 50)
  fail(`Only ${readTypeScript} of our own files were read: the TypeScript parser is missing.`);
for (const entry of entries) if (!sources.has(entry)) fail(`${entry} was not read.`);
const ruled = new Set(config.forbidden.map(({ name }) => name.split('/').slice(0, 2).join('/')));
for (const source of sources) {
  const [folder] = /^server\/[^/]+(?=\/)/.exec(source) ?? [];
  if (folder && !ruled.has(folder)) fail(`${folder} has no row in .dependency-cruiser.cjs.`);
}
for (const { source, dependencies } of output.modules.filter((module) =>
  module.source.startsWith('app/routes/'),
)) {
  const pages = dependencies.flatMap(({ resolved }) => /^app\/pages\/[^/]+(?=\/)/.exec(resolved) ?? []);
  if (new Set(pages).size > 1)
    fail(`${source} uses parts of several pages: ${[...new Set(pages)].join(', ')}.`);
}
/** Not in the browser: the router, the server halves of islands, and server code. */
const notInBrowser =
  /^(node_modules\/(react-router|react-dom\/server)|app\/(routes\/|root|islands\/island\.tsx)|server\/)|\.server\.tsx?$/;
const browserEntry = 'app/entry.client.ts';
const imports = new Map(output.modules.map((module) => [module.source, module.dependencies]));
// The entry finds the islands by the names of their files (app/islands/start-islands.ts).
const islands = [...sources].filter((source) => /^app\/.*(-form|\.island)\.tsx$/.test(source));
const inBrowser = new Set([browserEntry, ...islands]);
for (const source of inBrowser)
  for (const { resolved, dependencyTypes } of imports.get(source) ?? []) {
    if (dependencyTypes.includes('type-only') || resolved.includes('?')) continue;
    if (notInBrowser.test(resolved)) fail(`${source}, which runs in the browser, imports ${resolved}.`);
    // The loop also visits the modules that are added here.
    inBrowser.add(resolved);
  }
if (inBrowser.size < 100) fail(`Only ${inBrowser.size} modules run in the browser: an import was not read.`);
if (violations.length) fail(`${violations.length} imports break a rule.`);
console.log(`${totalCruised} modules, no import breaks a rule.`);
