import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formNames } from '#domain/forms/forms.ts';
import { policies } from '#domain/policies.ts';
import * as prices from '#domain/prices.ts';
import {
  brokenComments,
  brokenLinks,
  brokenPaths,
  brokenTree,
  checkDecision,
  checkSpecification,
  type Repository,
  requirementsIn,
  unwrapped,
} from './docs-references.ts';

/** Read from the disk, because an unpacked release has no git repository. */
const files = (pattern: string) =>
  globSync(pattern, { exclude: (name) => /(?:^|\/)(?:node_modules|build|\.[^/]+)$/.test(name) })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

const folders = '{app,bench,content,docs,domain,e2e,media,public,scripts,server,staff,tests}';
const repository: Repository = {
  paths: new Set([...files(`${folders}/**/*`), ...files('*')]),
  read: (path) => readFileSync(path, 'utf8'),
};

const specification = files('docs/specification/*.md').map(repository.read).join('\n');

describe('our documents', () => {
  test('every path and test title of the specification is there', () => {
    const { problems, requirements, titles, catalog } = checkSpecification(specification, repository);
    expect(problems).toEqual([]);
    // A check that reads no files would always pass.
    expect(requirements).toBeGreaterThan(250);
    expect(titles).toBeGreaterThan(250);
    expect(catalog).toBeGreaterThan(10);
  });

  test('the prices and fees of the specification are those of the product', () => {
    const list = ({ vipPrice, membershipPrice, eightClassPrice }: prices.MembershipPrices) =>
      [vipPrice, membershipPrice, eightClassPrice].join(', ');
    const others = Map.groupBy(Object.entries(prices.pricesByStudio), ([, own]) => list(own));
    const inWords = new Intl.ListFormat('en-GB');
    const ofStudios = [...others].map(([own, studios]) => {
      const names = studios.map(([slug]) =>
        slug.replace(/(?:^|-)./g, (part) => part.replace('-', ' ').toUpperCase()),
      );
      return `in ${inWords.format(names)} ${own} `;
    });
    const packages = prices.classPackages.map(({ classCount, price, perClassPrice }) =>
      classCount === 1 ? `1 class ${price}` : `${classCount} classes ${price} (${perClassPrice} each)`,
    );
    const sentences = [
      `8 Visits / Month: ${list(prices.basePrices)};`,
      ...ofStudios,
      `which do not expire: ${packages.join(', ')};`,
      `$${prices.joinDiscount} off the first month`,
      `valued at $${prices.libraryValue},`,
      `Referral: $${prices.referralCredit} in studio credit`,
      `earn $${prices.referralCredit} per friend`,
      `$${prices.suspensionFee} a month instead of the dues`,
      `save up to $${prices.preSaleSaving},`,
      `${policies.noticeDays} days' written notice`,
      `retail exchange within ${policies.exchangeDays} days`,
    ];
    const text = unwrapped(specification);
    expect(sentences.filter((sentence) => !text.includes(sentence))).toEqual([]);
  });

  test('every route is in the table of URLs of the specification', () => {
    const [, table = ''] = /## URLs\n([\s\S]*?)\n\n- /.exec(specification) ?? [];
    const listed = [...table.matchAll(/`(\/[^`]*)`/g)].map(([, path]) => path);
    const routes = [...repository.read('app/routes.ts').matchAll(/ route\('([^']+)'/g)].map(
      ([, path]) => path,
    );
    expect(routes.length).toBeGreaterThan(20);
    const isOfTheProduct = (path = '') => !['*', 'player/*'].includes(path);
    expect(routes.filter(isOfTheProduct).filter((path) => !listed.includes(`/${path}`))).toEqual([]);
  });

  test('every form has a requirement in the specification', () => {
    const forms = requirementsIn(specification).filter(({ what }) => what.startsWith('**'));
    const filesOf = (name: string) => [
      `\`domain/forms/schemas/${name}.ts\``,
      `\`app/forms/site-forms/${name}-form.tsx\``,
    ];
    const missing = formNames.filter(
      (name) => !forms.some(({ code }) => filesOf(name).some((file) => code.includes(file))),
    );
    expect(missing).toEqual([]);
  });

  const metrics = repository.read('server/http/routes/metrics.ts');
  test.each(files(`{*,${folders}/**/*}.md`))('%s names no path, link or metric that is gone', (file) => {
    const markdown = repository.read(file);
    const links = brokenLinks(markdown, `${dirname(file)}/`.replace('./', ''), repository);
    const named = [...markdown.matchAll(/`(?:\w+\()?(heliora_\w+)/g)].map(([, name]) => name);
    const gone = named.filter((name) => !metrics.includes(`'${name}'`));
    expect([...links, ...brokenPaths(markdown, repository), ...gone]).toEqual([]);
  });

  test('the tree of ARCHITECTURE.md has no file or folder that is gone', () => {
    const architecture = repository.read('ARCHITECTURE.md');
    expect(brokenTree(architecture, repository)).toEqual([]);
    expect(brokenTree(architecture, { ...repository, paths: new Set() }).length).toBeGreaterThan(30);
  });

  test('the log events of docs/deploy.md are those that the server writes', () => {
    const sources = [...repository.paths].filter((path) => /^server\/.*(?<!\.test)\.ts$/.test(path));
    const server = sources.map(repository.read).join('\n');
    const events = [...repository.read('docs/deploy.md').matchAll(/"event":"(?:delivery )?([^"]+)"/g)];
    expect(events.length).toBeGreaterThan(3);
    expect(events.map(([, event]) => event).filter((event) => !server.includes(`'${event}'`))).toEqual([]);
  });

  test('comments name no file that is gone', () => {
    const sources = [...repository.paths].filter((path) => /\.(?:tsx?|mjs|cjs|css)$/.test(path));
    const problems = sources.flatMap((path) =>
      brokenComments(repository.read(path), repository).map((problem) => `${path}: ${problem}`),
    );
    expect(problems).toEqual([]);
  });

  test.each(files('docs/decisions/0*.md').map((path) => path.replace('docs/decisions/', '')))(
    'decision %s has a status, a date and a row in the list',
    (file) => {
      const list = repository.read('docs/decisions/README.md');
      expect(checkDecision(file, repository.read(`docs/decisions/${file}`), list)).toEqual([]);
    },
  );
});

test('what is gone is found', () => {
  const empty: Repository = { paths: new Set(), read: () => '' };
  expect(checkSpecification(specification, empty).problems.length).toBeGreaterThan(500);
  expect(brokenLinks('[gone](../gone.md)', 'docs/', empty)).toEqual([
    'gone.md is linked to and does not exist',
  ]);
  expect(brokenPaths('`gone.ts` and `app/gone/`', empty)).toEqual([
    'app/gone/ does not exist',
    'gone.ts does not exist',
  ]);
  expect(brokenComments('// As in islands/gone.ts.', empty)).toEqual(['islands/gone.ts does not exist']);
  expect(checkDecision('001-one.md', '# 001: One process', '')).toEqual([
    '001-one.md has no title of the form "# 001: …", or no status and date',
  ]);
});
