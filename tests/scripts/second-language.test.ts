import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { wordsAlias } from '../../scripts/bundle/words-alias.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const standIn = 'tests/stand-in-language';

/** Inside the project, where `#content/*` resolves; the normal run of the compiler excludes `build`. */
let project = '';
beforeAll(() => {
  mkdirSync(`${root}build`, { recursive: true });
  project = mkdtempSync(`${root}build/second-language-`);
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

/** Changes one file of the stand-in language, compiles it, and returns the compiler's output. */
const compile = async (name: string, change: (source: string) => string): Promise<string> => {
  const folder = `${project}/${name}`;
  cpSync(`${root}${standIn}`, folder, { recursive: true });
  const file = `${folder}/pages/openings.ts`;
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  const config = `${folder}/tsconfig.json`;
  writeFileSync(
    config,
    JSON.stringify({
      extends: `${root}tsconfig.json`,
      include: [],
      exclude: [],
      files: ['entry.ts'],
      compilerOptions: { types: [], paths: { '#words/*': ['./*'] } },
    }),
  );
  for (const path of ['language.ts', 'review-labels.ts', 'pages/openings.ts']) {
    const source = readFileSync(`${folder}/${path}`, 'utf8');
    writeFileSync(`${folder}/${path}`, source.replace(/'(\.\.\/)+content/, `'${root}content`));
  }
  const tsc = `${root}node_modules/.bin/tsc`;
  return promisify(execFile)(tsc, ['--project', config, '--checkers', '1'], { cwd: root }).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
};

test('a complete second language compiles', async () => {
  expect(await compile('complete', (source) => source)).toBe('');
});

test('a missing text does not compile', async () => {
  const errors = await compile('missing', (source) => source.replace(/^ {2}text: .*\n/m, ''));
  expect(errors).toMatch(/pages\/openings\.ts.* error TS2741: Property 'text' is missing/);
});

test('a URL that differs from the English one does not compile', async () => {
  const errors = await compile('url', (source) => source.replace("'/careers'", "'/carreras'"));
  expect(errors).toMatch(/pages\/openings\.ts.* error TS2322/);
});

test('a missing mail does not compile', async () => {
  const withMails = (mails: string) => (source: string) =>
    `${source}
import { visitorMails } from '${root}content/en/mails.ts';
const { cancellation, ...others } = visitorMails;
export const mails: Translation<typeof visitorMails> = ${mails};
`;
  expect(await compile('all-mails', withMails('{ cancellation, ...others }'))).toBe('');
  const errors = await compile('missing-mail', withMails('others'));
  expect(errors).toMatch(/error TS2741: Property 'cancellation' is missing/);
});

test('a build contains the words of its language, and English only where it says so', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root,
    resolve: { alias: [wordsAlias(standIn)] },
    build: {
      write: false,
      minify: false,
      lib: { entry: `${root}${standIn}/entry.ts`, formats: ['es'] },
    },
  });
  const code = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const text = code.map((file) => ('code' in file ? file.code : '')).join('\n');
  expect(text).toContain('Stand-in heading');
  expect(text).toContain('qaa');
  expect(text).toContain('Five of five stars');
  expect(text).not.toContain('We are hiring');
  expect(text).not.toContain('en-US');
});

test.each(['vite.config.ts', 'vite.staff.config.ts'])('%s follows SITE_LANGUAGE', async (config) => {
  vi.resetModules();
  vi.stubEnv('SITE_LANGUAGE', 'xx');
  // A language without words is refused before the build starts.
  await expect(import(`${root}${config}`)).rejects.toThrow('content/xx is not a language');
  vi.unstubAllEnvs();
});
