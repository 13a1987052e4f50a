// Generates the tables of limits, settings and permissions in docs. `--check` only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { permissions, roles } from '../domain/staff/permissions.ts';
import { settings } from '../server/env.ts';
import { graphqlLimitLines, limitLines } from './limit-lines.ts';

const cell = (text: string) => text.replaceAll('|', '\\|');
const code = (text: string) => (text ? `\`${cell(text)}\`` : '');
const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const settingLines = Object.entries(settings).map(([name, { defaultValue, meaning }]) =>
  line([code(name), code(defaultValue), cell(meaning)]),
);
const permissionLines = Object.entries(permissions).map(
  ([name, { meaning, needsVerification, ...grants }]) => {
    const note = needsVerification ? ' (needs a verification)' : '';
    return line([code(name), meaning + note, ...roles.map((role) => grants[role].replace('no', '–'))]);
  },
);

const tables = {
  'docs/limits.md': limitLines,
  'docs/graphql.md': graphqlLimitLines,
  'docs/settings.md': ['| Setting | Default | What it is |', '|---|---|---|', ...settingLines],
  'docs/permissions.md': [
    '| Permission | In words | Corporate | Studio manager | Front desk | Teacher |',
    '|---|---|---|---|---|---|',
    ...permissionLines,
  ],
};

const isCheck = process.argv.includes('--check');
for (const [file, lines] of Object.entries(tables)) {
  const page = readFileSync(file, 'utf8');
  const marks = /(<!-- table -->\n)[\s\S]*?(<!-- \/table -->)/;
  const written = page.replace(marks, (_, begin, end) => `${begin}${lines.join('\n')}\n${end}`);
  if (!isCheck) writeFileSync(file, written);
  else if (written !== page) {
    console.error(`${file} is stale. Run: npm run tables`);
    process.exitCode = 1;
  }
}
