/** Checks the references of our documents and comments to the repository: paths, test titles and links. */

/** `paths` contains files and folders. */
export type Repository = { paths: ReadonlySet<string>; read: (path: string) => string };

const folders = /^(?:app|bench|content|docs|domain|e2e|media|public|scripts|server|staff|tests)\//;
const isTest = (path: string) => /\.(?:test|spec)\.tsx?$/.test(path);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A folder may end in `/`, and the star of `app/pages/home/*` matches within one name. */
const exists = (reference: string, { paths }: Repository): boolean => {
  const path = reference.replace(/\/$/, '');
  if (!path.includes('*')) return paths.has(path);
  const pattern = new RegExp(`^${path.split('*').map(escaped).join('[^/]*')}$`);
  return [...paths].some((known) => pattern.test(known));
};

/** By the end of a path. */
const isNamed = (name: string, { paths }: Repository): boolean =>
  paths.has(name) || [...paths].some((path) => path.endsWith(`/${name}`));

/** Braces with a list, as in a shell, stand for several paths. */
const expanded = (path: string): string[] => {
  const [braces, list = ''] = /\{([^}]*)\}/.exec(path) ?? [];
  return braces ? list.split(',').flatMap((part) => expanded(path.replace(braces, part))) : [path];
};

/** Text with a placeholder, as in `content/<language>/mails.ts`, is not a path. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([^`\s<…]+)`/g)]
    .map(([, token = '']) => token)
    .filter((token) => folders.test(token))
    .flatMap(expanded);

/** Paths, and names of source files, in backticks that do not exist. */
export const brokenPaths = (markdown: string, repository: Repository): string[] =>
  [
    ...pathsIn(markdown).filter((path) => !exists(path, repository)),
    ...[...markdown.matchAll(/`([\w-]+\.(?:tsx?|[mc]js))`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !isNamed(name, repository)),
  ].map((path) => `${path} does not exist`);

/** Names in the tree of ARCHITECTURE.md (`a/`, or `a/, b/` in one line) that do not exist. */
export const brokenTree = (markdown: string, { paths }: Repository): string[] => {
  const [, tree = ''] = /```\n([\s\S]*?)```/.exec(markdown) ?? [];
  const folders: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', list = ''] = /^( *)([^\s,]+(?:, [^\s,]+)*)/.exec(line) ?? [];
    const names = list.split(', ').filter(Boolean);
    folders.length = indent.length / 2;
    const known = names.map((name) => [...folders, name.replace(/\/$/, '')].join('/'));
    folders.push(names[0]?.replace(/\/$/, '') ?? '');
    return known
      .filter((path) => !paths.has(path))
      .map((path) => `${path} is in the tree and does not exist`);
  });
};

/** Relative links without a target, resolved from the folder of the file. */
export const brokenLinks = (markdown: string, folder: string, repository: Repository): string[] =>
  [...markdown.matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target = '']) => new URL(target, `file:///${folder}`).pathname.slice(1))
    .filter((path) => !exists(path, repository))
    .map((path) => `${path} is linked to and does not exist`);

/**
 * A title is a whole string literal of the test file; "…" matches any omitted text, also an interpolated
 * value. The surrounding quotes are part of the pattern, so that text in a comment does not match.
 */
const holdsTitle = (source: string, title: string): boolean => {
  const pattern = title
    .split('…')
    .map((part) => escaped(part.trim()))
    .join('[^\\n]*?');
  return new RegExp(`['"\`]${pattern}['"\`]`).test(source.replaceAll("\\'", "'"));
};

/** Problems of the tests that show a requirement. */
const brokenTests = (tests: string, repository: Repository): string[] => {
  const problems: string[] = [];
  let file = '';
  for (const [, path, title] of tests.matchAll(/`([^`\s]+)`|"([^"]+)"/g)) {
    if (path) file = isTest(path) ? path : '';
    else if (!title) continue;
    else if (!file) problems.push(`"${title}" follows no test file`);
    else if (repository.paths.has(file) && !holdsTitle(repository.read(file), title))
      problems.push(`${file} has no test "${title}"`);
  }
  return problems;
};

/** Quoted texts in requirements and error catalog that the sources do not have; `{…}` is a value. */
const missingTexts = (quoting: string, texts: string): string[] =>
  [...quoting.matchAll(/"([^"]+)"/g)]
    .map(([, text = '']) => text)
    .filter((text) => !text.split(/\{[^}]*\}/).every((part) => texts.includes(part)))
    .map((text) => `no text of the product reads "${text}"`);

/** Lines of a wrapped text as one. */
export const unwrapped = (text: string): string => text.trim().replace(/\s+/g, ' ');

type Requirement = { what: string; parts: readonly string[] };

/** Every list item in a section of the specification is a requirement; its inner items are its `parts`. */
export const requirementsIn = (markdown: string): Requirement[] => {
  const [, ...sections] = markdown.split(/^(?=## )/m);
  return [...sections.join('').matchAll(/^- (.*(?:\n +.*)*)/gm)].map(([, item = '']) => {
    const [what = '', ...parts] = item.split(/\n {2}- /).map(unwrapped);
    return { what, parts };
  });
};

const problemsOf = ({ what, parts }: Requirement, repository: Repository, texts: string): string[] => {
  const [code = '', test = '', ...more] = parts;
  const problems = [...missingTexts(what, texts), ...brokenTests(test, repository)];
  if (!code.startsWith('Code: ') || !test.startsWith('Test: ') || more.length > 0)
    problems.push(`${what}: its inner items are not "Code:" and "Test:"`);
  if (!pathsIn(code).length && !code.includes('`schema.graphql`')) problems.push(`${what}: no file does it`);
  if (!pathsIn(test).some((path) => isTest(path) || /^(?:e2e|tests)\//.test(path)))
    problems.push(`${what}: no test shows it`);
  return problems;
};

const catalogHead = '| Situation | Text |';
/** The rows of the error catalog. */
const catalogIn = (markdown: string): string[] => {
  const [, below = ''] = markdown.split(`${catalogHead}\n`);
  return below.split('\n\n', 1)[0]?.split('\n').slice(1) ?? [];
};

/** All outdated references in the specification, and the number of checked references. */
export const checkSpecification = (markdown: string, repository: Repository) => {
  const sources = [...repository.paths].filter((path) =>
    /^(?:content|domain|app\/forms)\/.*\.tsx?$/.test(path),
  );
  const texts = sources.map(repository.read).join('\n').replaceAll("\\'", "'");
  const requirements = requirementsIn(markdown);
  const catalog = catalogIn(markdown);
  return {
    problems: [
      ...brokenPaths(markdown, repository),
      ...requirements.flatMap((requirement) => problemsOf(requirement, repository, texts)),
      ...catalog.flatMap((row) => missingTexts(row, texts)),
    ],
    requirements: requirements.length,
    titles: requirements.flatMap(({ parts: [, test = ''] }) => test.match(/"[^"]+"/g) ?? []).length,
    catalog: catalog.length,
  };
};

/** Files that a comment names, by the end of their path (`islands/page-data.ts`), and that do not exist. */
export const brokenComments = (source: string, repository: Repository): string[] =>
  [...source.matchAll(/^\s*(?:\{?\/?\*|\/\/).*/gm)]
    .flatMap(
      ([line]) => line.match(/(?<![\w@/.*<>-])[\w-][\w./-]*\.(?:tsx?|[mc]js|css|md)\b(?![\w*])/g) ?? [],
    )
    .filter((name) => !isNamed(name, repository))
    .map((name) => `${name} does not exist`);

const maxDecisionLines = 60;

/** A decision has its status and date, and the list of decisions has the same title, status and date. */
export const checkDecision = (file: string, markdown: string, list: string): string[] => {
  const [, number = '', title = ''] = /^# (\d{3}): (.+)$/m.exec(markdown) ?? [];
  const [, status = '', date = ''] =
    /^Status: (accepted|superseded by \[\d{3}\]\([^)]+\))\. Date: (\d{4}-\d{2}-\d{2})\.$/m.exec(markdown) ??
    [];
  if (!title || !file.startsWith(number))
    return [`${file} has no title of the form "# ${file.slice(0, 3)}: …"`];
  if (!status) return [`${file} states no status and date`];
  if (markdown.split('\n').length > maxDecisionLines + 1) return [`${file} is longer than a page`];
  const row = `| [${number}](${file}) | ${title} | ${status} | ${date} |`;
  return list.includes(row) ? [] : [`docs/decisions/README.md lacks the row ${row}`];
};
