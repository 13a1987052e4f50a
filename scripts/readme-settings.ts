// Generates the README's table of settings from server/env.ts. `--check` only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { settings } from '../server/env.ts';

const cell = (text: string) => text.replaceAll('|', '\\|');
const rows = Object.entries(settings).map(
  ([name, { defaultValue, meaning }]) =>
    `| \`${name}\` | ${defaultValue ? `\`${cell(defaultValue)}\`` : ''} | ${cell(meaning)} |`,
);
const table = ['| Setting | Default | What it is |', '|---|---|---|', ...rows].join('\n');

const readme = readFileSync('README.md', 'utf8');
const marks = /(<!-- settings -->\n)[\s\S]*?(<!-- \/settings -->)/;
const written = readme.replace(marks, (_, begin, end) => `${begin}${table}\n${end}`);
if (process.argv.includes('--check')) {
  if (written !== readme) {
    console.error('The settings in README.md are stale. Run: npm run readme');
    process.exit(1);
  }
} else {
  writeFileSync('README.md', written);
}
