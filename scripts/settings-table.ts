// Generates the table of docs/settings.md from server/env.ts. `--check` only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { settings } from '../server/env.ts';

const cell = (text: string) => text.replaceAll('|', '\\|');
const rows = Object.entries(settings).map(
  ([name, { defaultValue, meaning }]) =>
    `| \`${name}\` | ${defaultValue ? `\`${cell(defaultValue)}\`` : ''} | ${cell(meaning)} |`,
);
const table = ['| Setting | Default | What it is |', '|---|---|---|', ...rows].join('\n');

const file = 'docs/settings.md';
const page = readFileSync(file, 'utf8');
const marks = /(<!-- settings -->\n)[\s\S]*?(<!-- \/settings -->)/;
const written = page.replace(marks, (_, begin, end) => `${begin}${table}\n${end}`);
if (process.argv.includes('--check')) {
  if (written !== page) {
    console.error(`${file} is stale. Run: npm run settings`);
    process.exit(1);
  }
} else {
  writeFileSync(file, written);
}
