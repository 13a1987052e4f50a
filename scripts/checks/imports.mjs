// Checks the import rules. Prints the number of modules, because a check that reads no files would always pass.
import { cruise } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { fail } from '../machine/workspace.mjs';

const rooms = ['app', 'content', 'domain', 'server', 'media/picture.ts', 'media/film.ts'];
const config = await extractConfig('./.dependency-cruiser.cjs');
const { output } = await cruise(rooms, {
  ...config.options,
  ruleSet: { forbidden: config.forbidden },
  validate: true,
});
const { violations, totalCruised } = output.summary;

for (const { from, to, rule } of violations) console.error(`${rule.name}: ${from} → ${to}`);
const readTypeScript = output.modules.filter(({ source }) => /^(app|server)\/.*\.tsx?$/.test(source)).length;
if (readTypeScript < 50)
  fail(`Only ${readTypeScript} of our own files were read: the TypeScript parser is missing.`);
if (violations.length) fail(`${violations.length} imports break a rule.`);
console.log(`${totalCruised} modules, no import breaks a rule.`);
