import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { brokenComments, brokenLinks, brokenPaths, brokenTree, type Repository } from './docs-references.ts';

/** Read from the disk, because an unpacked release has no git repository. */
const files = (pattern: string) =>
  globSync(pattern, { exclude: (name) => /(?:^|\/)(?:node_modules|build|\.[^/]+)$/.test(name) })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

const folders = '{app,bench,content,docs,domain,e2e,media,public,scripts,server,staff,tests}';
const repository: Repository = { paths: new Set([...files(`${folders}/**/*`), ...files('*')]) };
const read = (path: string) => readFileSync(path, 'utf8');

const specification = files('docs/specification/*.md').map(read).join('\n');

describe('our documents', () => {
  test('every route is in the table of URLs of the specification', () => {
    const [, table = ''] = /## URLs\n([\s\S]*?)\n\n- /.exec(specification) ?? [];
    const listed = [...table.matchAll(/`(\/[^`]*)`/g)].map(([, path]) => path);
    const routes = [...read('app/routes.ts').matchAll(/ route\('([^']+)'/g)].map(([, path]) => path);
    expect(routes.length).toBeGreaterThan(20);
    const isOfTheProduct = (path = '') => !['*', 'player/*'].includes(path);
    expect(routes.filter(isOfTheProduct).filter((path) => !listed.includes(`/${path}`))).toEqual([]);
  });

  const metrics = read('server/http/routes/metrics.ts');
  test.each(files(`{*,${folders}/**/*}.md`))('%s names no path, link or metric that is gone', (file) => {
    const markdown = read(file);
    const links = brokenLinks(markdown, `${dirname(file)}/`.replace('./', ''), repository);
    const named = [...markdown.matchAll(/`(?:\w+\()?(heliora_\w+)/g)].map(([, name]) => name);
    const gone = named.filter((name) => !metrics.includes(`'${name}'`));
    expect([...links, ...brokenPaths(markdown, repository), ...gone]).toEqual([]);
  });

  test('the tree of ARCHITECTURE.md has no file or folder that is gone', () => {
    const architecture = read('ARCHITECTURE.md');
    expect(brokenTree(architecture, repository)).toEqual([]);
    expect(brokenTree(architecture, { paths: new Set() }).length).toBeGreaterThan(30);
  });

  test('the log events of docs/deploy.md are those that the server writes', () => {
    const sources = [...repository.paths].filter((path) => /^server\/.*(?<!\.test)\.ts$/.test(path));
    const server = sources.map(read).join('\n');
    const events = [...read('docs/deploy.md').matchAll(/"event":"(?:delivery )?([^"]+)"/g)];
    expect(events.length).toBeGreaterThan(3);
    expect(events.map(([, event]) => event).filter((event) => !server.includes(`'${event}'`))).toEqual([]);
  });

  test('comments name no file that is gone', () => {
    const sources = [...repository.paths].filter((path) => /\.(?:tsx?|mjs|cjs|css)$/.test(path));
    const problems = sources.flatMap((path) =>
      brokenComments(read(path), repository).map((problem) => `${path}: ${problem}`),
    );
    expect(problems).toEqual([]);
  });
});

test('what is gone is found', () => {
  const empty: Repository = { paths: new Set() };
  expect(brokenLinks('[gone](../gone.md)', 'docs/', empty)).toEqual([
    'gone.md is linked to and does not exist',
  ]);
  expect(brokenPaths('`gone.ts` and `app/gone/`', empty)).toEqual([
    'app/gone/ does not exist',
    'gone.ts does not exist',
  ]);
  expect(brokenComments('// As in islands/gone.ts.', empty)).toEqual(['islands/gone.ts does not exist']);
});
