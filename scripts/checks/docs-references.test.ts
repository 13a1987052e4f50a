import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formNames } from '#domain/forms/forms.ts';
import { policies } from '#domain/policies.ts';
import * as prices from '#domain/prices.ts';
import {
  brokenDecisions,
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

describe('our documents', () => {
  test('every path and test title of the specification is there', () => {
    const { problems, requirements, titles, catalog } = checkSpecification(
      repository.read('docs/specification.md'),
      repository,
    );
    expect(problems).toEqual([]);
    // A check that reads no files would always pass.
    expect(requirements).toBeGreaterThan(250);
    expect(titles).toBeGreaterThan(250);
    expect(catalog).toBeGreaterThan(10);
  });

  test('the prices and fees of the specification are those of the product', () => {
    const pricesOf = (slug: Parameters<typeof prices.membershipPrices>[0]) => {
      const { vipPrice, membershipPrice, eightClassPrice } = prices.membershipPrices(slug);
      return [vipPrice, membershipPrice, eightClassPrice].join(', ');
    };
    const packages = prices.classPackages.map(({ classCount, price, perClassPrice }) =>
      classCount === 1 ? `1 class ${price}` : `${classCount} classes ${price} (${perClassPrice} each)`,
    );
    const sentences = [
      `8 Visits / Month: ${pricesOf('midtown-miami')};`,
      ...(['hollywood', 'coral-springs', 'jacksonville'] as const).map(
        (slug) => `in Hollywood, Coral Springs and Jacksonville ${pricesOf(slug)} `,
      ),
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
    const specification = unwrapped(repository.read('docs/specification.md'));
    expect(sentences.filter((sentence) => !specification.includes(sentence))).toEqual([]);
  });

  test('every route is in the table of URLs of the specification', () => {
    const [, table = ''] = /## URLs\n([\s\S]*?)\n\n- /.exec(repository.read('docs/specification.md')) ?? [];
    const listed = [...table.matchAll(/`(\/[^`]*)`/g)].map(([, path]) => path);
    const routes = [...repository.read('app/routes.ts').matchAll(/ route\('([^']+)'/g)].map(
      ([, path]) => path,
    );
    expect(routes.length).toBeGreaterThan(20);
    const isOfTheProduct = (path = '') => !['*', '_kit', 'player/*'].includes(path);
    expect(routes.filter(isOfTheProduct).filter((path) => !listed.includes(`/${path}`))).toEqual([]);
  });

  test('every form has a requirement in the specification', () => {
    const forms = requirementsIn(repository.read('docs/specification.md')).filter(({ what }) =>
      what.startsWith('**'),
    );
    const filesOf = (name: string) => [
      `\`domain/forms/schemas/${name}.ts\``,
      `\`app/forms/site-forms/${name}-form.tsx\``,
    ];
    const missing = formNames.filter(
      (name) => !forms.some(({ parts: [code = ''] }) => filesOf(name).some((file) => code.includes(file))),
    );
    expect(missing).toEqual([]);
  });

  test.each(files(`{*,${folders}/**/*}.md`))('%s names no path and links to no file that is gone', (file) => {
    const markdown = repository.read(file);
    const links = brokenLinks(markdown, `${dirname(file)}/`.replace('./', ''), repository);
    expect([...links, ...brokenPaths(markdown, repository)]).toEqual([]);
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

  test('comments name decisions by the files that hold them', () => {
    const sources = [...repository.paths].filter(
      (path) => /\.(?:tsx?|mjs|cjs|css)$/.test(path) && !path.startsWith('scripts/checks/docs-references'),
    );
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.flatMap((path) => brokenDecisions(repository.read(path), repository))).toEqual([]);
  });

  test.each(files('docs/decisions/0*.md').map((path) => path.replace('docs/decisions/', '')))(
    'decision %s has a status, a date and a row in the list',
    (file) => {
      const list = repository.read('docs/decisions/README.md');
      expect(checkDecision(file, repository.read(`docs/decisions/${file}`), list)).toEqual([]);
    },
  );
});

describe('the checker', () => {
  const sample: Repository = {
    paths: new Set(['app/home.tsx', 'content/en/home.ts', 'e2e/pages/home.spec.ts', 'docs/style.md']),
    read: (path) =>
      path === 'content/en/home.ts'
        ? "welcome: `Welcome to Heliora, don\\'t wait`"
        : "test('a form that is sent twice is stored once', () => {}); // a lost word",
  };
  const problemsOf = (section: string) =>
    checkSpecification(`# Specification\n\n- An introduction\n\n## Section\n\n${section}\n`, sample).problems;
  const requirement = (what: string, code: string, tests: string) =>
    `- ${what}\n  - Code: ${code}\n  - Test: ${tests}`;
  const spec = '`e2e/pages/home.spec.ts`';

  test('accepts a whole title, the beginning of one, a gap in one, and a title on two lines', () => {
    for (const title of [
      'a form that is sent twice is stored once',
      'a form that is sent…',
      'a form … once',
      '…stored once',
      'a form that is sent\n    twice is stored once',
    ])
      expect(problemsOf(requirement('Once', '`app/home.tsx`', `${spec} "${title}"`))).toEqual([]);
  });

  test.each([
    ['Once', '`app/gone.tsx`', spec, 'app/gone.tsx does not exist'],
    ['Once', '`app/home.tsx`,\n    `app/gone/*`', spec, 'app/gone/* does not exist'],
    ['Once', '`app/home.tsx`', '`e2e/gone.spec.ts`', 'e2e/gone.spec.ts does not exist'],
    [
      'Once',
      '`app/home.tsx`',
      `${spec} "a form that is"`,
      'e2e/pages/home.spec.ts has no test "a form that is"',
    ],
    ['Once', '`app/home.tsx`', `${spec}\n    "a lost…"`, 'e2e/pages/home.spec.ts has no test "a lost…"'],
    ['Once', '`app/home.tsx`', '`docs/style.md` "a form…"', '"a form…" follows no test file'],
    ['Once', '`app/{home,gone}.tsx`', spec, 'app/gone.tsx does not exist'],
    ['Once', 'the browser', spec, 'Once: no file does it'],
    ['Once', '`app/home.tsx`', 'seen by eye', 'Once: no test shows it'],
    ['Once\n  more', '`app/home.tsx`', 'seen by eye', 'Once more: no test shows it'],
    ['"Welcome home"', '`app/home.tsx`', spec, 'no text of the product reads "Welcome home"'],
    ['"Welcome\n  home"', '`app/home.tsx`', spec, 'no text of the product reads "Welcome home"'],
  ])('finds what is wrong with %j, done by %j, shown by %j', (what, code, tests, problem) => {
    expect(problemsOf(requirement(what, code, tests))).toContain(problem);
  });

  test.each([
    '- Once',
    `- Once\n  - Code: \`app/home.tsx\``,
    `- Once\n  - Test: ${spec}\n  - Code: \`app/home.tsx\``,
    `- Once\n  - Code: \`app/home.tsx\`\n    - Test: ${spec}`,
    `${requirement('Once', '`app/home.tsx`', spec)}\n  - Later: \`app/home.tsx\``,
  ])('a requirement has its code and its tests, each once, which %j has not', (item) => {
    expect(problemsOf(item)).toContain('Once: its inner items are not "Code:" and "Test:"');
  });

  test('finds a text of the error catalog that the product does not have', () => {
    const catalog = (text: string) => `| Situation | Text |\n|---|---|\n| Start | "${text}" |`;
    expect(problemsOf(catalog('Welcome to {product}'))).toEqual([]);
    expect(problemsOf(catalog('Welcome home'))).toEqual(['no text of the product reads "Welcome home"']);
  });

  test('accepts a text of the product, with a value in it', () => {
    const text = `"Welcome to {product}, don't wait"`;
    expect(problemsOf(requirement(text, '`app/home.tsx`', spec))).toEqual([]);
  });

  test('finds dead links, from the folder of the file', () => {
    const markdown = '[style](style.md#names) [gone](../gone.md) [out](https://example.com) [here](#here)';
    expect(brokenLinks(markdown, 'docs/', sample)).toEqual(['gone.md is linked to and does not exist']);
  });

  test('finds lines of a tree that name nothing', () => {
    const tree = '```\napp/       the website\n  home.tsx\n  gone/\n    deep.ts\ne2e/, lost/  journeys\n```';
    const known = { ...sample, paths: new Set(['app', 'app/home.tsx', 'e2e']) };
    expect(brokenTree(tree, known)).toEqual([
      'app/gone is in the tree and does not exist',
      'app/gone/deep.ts is in the tree and does not exist',
      'lost is in the tree and does not exist',
    ]);
  });

  test('finds comments that name a decision by number alone or by a file that is gone', () => {
    const decisions = { ...sample, paths: new Set(['docs/decisions/001-one.md']) };
    expect(brokenDecisions('// docs/decisions/001-one.md.', decisions)).toEqual([]);
    expect(brokenDecisions('// docs/decisions/001. docs/decisions/002-two.md', decisions)).toEqual([
      'docs/decisions/001 is not the file of a decision',
      'docs/decisions/002-two.md is not the file of a decision',
    ]);
  });

  test('finds a decision without a date, and one that the list does not have', () => {
    const decision = '# 001: One process\n\nStatus: accepted. Date: 2026-11-15.\n';
    const row = '| [001](001-one.md) | One process | accepted | 2026-11-15 |';
    expect(checkDecision('001-one.md', decision, row)).toEqual([]);
    expect(checkDecision('001-one.md', decision, '')).toEqual([
      `docs/decisions/README.md lacks the row ${row}`,
    ]);
    expect(checkDecision('001-one.md', decision + '\n'.repeat(58), row)).toEqual([
      '001-one.md is longer than a page',
    ]);
    expect(checkDecision('001-one.md', '# 001: One process', row)).toEqual([
      '001-one.md states no status and date',
    ]);
  });
});
