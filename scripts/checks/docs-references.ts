/** Checks the references of our documents and comments to the repository: paths, test titles and links. */

/** `paths` contains files and folders. */
export type Repository = { paths: ReadonlySet<string>; read: (path: string) => string };

const folders = /^(?:app|bench|content|docs|domain|e2e|media|public|scripts|server|staff|tests)\//;
const isTest = (path: string) => /\.(?:test|spec)\.tsx?$/.test(path);
const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** Whether a file or folder of the repository has this path, or a path that ends with it. */
const isNamed = (name: string, { paths }: Repository): boolean =>
  paths.has(name) || [...paths].some((path) => path.endsWith(`/${name}`));

/** Text with a placeholder, as in `content/<language>/mails.ts`, is not a path; nor is one with stars. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([^`\s<*…]+)`/g)].map(([, path = '']) => path).filter((path) => folders.test(path));

/** Paths, and names of source files, in backticks that do not exist. */
export const brokenPaths = (markdown: string, repository: Repository): string[] =>
  [
    ...pathsIn(markdown).filter((path) => !repository.paths.has(withoutSlash(path))),
    ...[...markdown.matchAll(/`([\w-]+\.(?:tsx?|[mc]js))`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !isNamed(name, repository)),
  ].map((path) => `${path} does not exist`);

/** Names in the tree of ARCHITECTURE.md (`a/`, or `a/, b/` in one line) that do not exist. */
export const brokenTree = (markdown: string, { paths }: Repository): string[] => {
  const [, tree = ''] = /```\n([\s\S]*?)```/.exec(markdown) ?? [];
  const open: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', list = ''] = /^( *)([^\s,]+(?:, [^\s,]+)*)/.exec(line) ?? [];
    const names = list.split(', ').map(withoutSlash);
    open.length = indent.length / 2;
    const known = list ? names.map((name) => [...open, name].join('/')) : [];
    open.push(names[0] ?? '');
    return known
      .filter((path) => !paths.has(path))
      .map((path) => `${path} is in the tree and does not exist`);
  });
};

/** Relative links without a target, resolved from the folder of the file. */
export const brokenLinks = (markdown: string, folder: string, { paths }: Repository): string[] =>
  [...markdown.matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target = '']) => new URL(target, `file:///${folder}`).pathname.slice(1))
    .filter((path) => !paths.has(withoutSlash(path)))
    .map((path) => `${path} is linked to and does not exist`);

/** A title is a string literal of the test file; with "…" it is the beginning or the end of one. */
const holdsTitle = (source: string, title: string): boolean => {
  const literal = `"${title}"`.replace(/"…|…"/g, '');
  return ["'", '"', '`'].some((quote) => source.includes(literal.replaceAll('"', quote)));
};

/** Titles of tests that are not in the file before them. */
const brokenTitles = (tests: string, { paths, read }: Repository): string[] => {
  let file = '';
  return [...tests.matchAll(/`([^`\s]+)`|"([^"]+)"/g)].flatMap(([, path, title = '']) => {
    if (path) file = path;
    const source = title && paths.has(file) ? read(file).replaceAll("\\'", "'") : '';
    return path || holdsTitle(source, title) ? [] : [`${file} has no test "${title}"`];
  });
};

/** Quoted texts in requirements and error catalog that the sources do not have; `{…}` is a value. */
const missingTexts = (quoting: string, texts: string): string[] =>
  [...quoting.matchAll(/"([^"]+)"/g)]
    .map(([, text = '']) => text)
    .filter((text) => !text.split(/\{[^}]*\}/).every((part) => texts.includes(part)))
    .map((text) => `no text of the product reads "${text}"`);

/** Lines of a wrapped text as one. */
export const unwrapped = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** Every list item in a section of the specification is a requirement; `code` may be left out. */
export const requirementsIn = (markdown: string) => {
  const [, ...sections] = markdown.split(/^(?=## )/m);
  return [...sections.join('').matchAll(/^- (.*(?:\n +.*)*)/gm)].map(([, item = '']) => {
    const [, what = '', code = '', test = ''] =
      /^(.*?)(?: - Code: (.*?))?(?: - Test: (.*))?$/.exec(unwrapped(item)) ?? [];
    return { what, code, test };
  });
};

type Requirement = ReturnType<typeof requirementsIn>[number];
const problemsOf = ({ what, code, test }: Requirement, repository: Repository, texts: string): string[] => {
  const tests = pathsIn(test).filter((path) => isTest(path) || /^(?:e2e|tests)\//.test(path));
  const beside = tests.map((path) => path.replace(/(?:\.dom)?\.test\.tsx?$/, ''));
  const hasCode = code
    ? pathsIn(code).length > 0 || code.includes('schema.graphql')
    : beside.some((name) => repository.paths.has(`${name}.ts`) || repository.paths.has(`${name}.tsx`));
  return [
    ...missingTexts(what, texts),
    ...brokenTitles(test, repository),
    ...(hasCode ? [] : [`${what}: no file does it`]),
    ...(tests.length > 0 ? [] : [`${what}: no test shows it`]),
  ];
};

/** All outdated references in the specification, and the number of checked references. */
export const checkSpecification = (markdown: string, repository: Repository) => {
  const sources = [...repository.paths].filter((path) =>
    /^(?:content|domain|app\/forms)\/.*\.tsx?$/.test(path),
  );
  const texts = sources.map(repository.read).join('\n').replaceAll("\\'", "'");
  const requirements = requirementsIn(markdown);
  const [, catalog = ''] = /\| Situation \| Text \|\n([\s\S]*?)\n\n/.exec(markdown) ?? [];
  return {
    problems: [
      ...brokenPaths(markdown, repository),
      ...requirements.flatMap((requirement) => problemsOf(requirement, repository, texts)),
      ...missingTexts(catalog, texts),
    ],
    requirements: requirements.length,
    titles: requirements.flatMap(({ test }) => test.match(/"[^"]+"/g) ?? []).length,
    catalog: catalog.split('\n').length,
  };
};

/** Files that a comment names, by their path from the root, and that do not exist. */
export const brokenComments = (source: string, repository: Repository): string[] =>
  [...source.matchAll(/^\s*(?:\{?\/?\*|\/\/).*/gm)]
    .flatMap(
      ([line]) => line.match(/(?<![\w@/.*<>-])[\w-][\w./-]*\.(?:tsx?|[mc]js|css|md)\b(?![\w*])/g) ?? [],
    )
    .filter((name) => !repository.paths.has(name))
    .map((name) => `${name} does not exist`);

const maxDecisionLines = 52;

/** A decision has its status and date, and the list of decisions has the same title, status and date. */
export const checkDecision = (file: string, markdown: string, list: string): string[] => {
  const [, number = '', title = ''] = /^# (\d{3}): (.+)$/m.exec(markdown) ?? [];
  const [, status = '', date = ''] =
    /^Status: (accepted|superseded by \[\d{3}\]\([^)]+\))\. Date: (\d{4}-\d{2}-\d{2})\.$/m.exec(markdown) ??
    [];
  if (!title || !file.startsWith(number) || !status)
    return [`${file} has no title of the form "# ${file.slice(0, 3)}: …", or no status and date`];
  if (markdown.split('\n').length > maxDecisionLines + 1) return [`${file} is longer than a page`];
  const row = `| [${number}](${file}) | ${title} | ${status} | ${date} |`;
  return list.includes(row) ? [] : [`docs/decisions/README.md lacks the row ${row}`];
};
