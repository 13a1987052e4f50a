/** Checks the references of our documents and comments to the repository: paths and links. */

/** `paths` contains files and folders. */
export type Repository = { paths: ReadonlySet<string> };

const folders = /^(?:app|bench|content|docs|domain|e2e|media|public|scripts|server|staff|tests)\//;
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

/** Files that a comment names, by their path from the root, and that do not exist. */
export const brokenComments = (source: string, repository: Repository): string[] =>
  [...source.matchAll(/^\s*(?:\{?\/?\*|\/\/).*/gm)]
    .flatMap(
      ([line]) => line.match(/(?<![\w@/.*<>-])[\w-][\w./-]*\.(?:tsx?|[mc]js|css|md)\b(?![\w*])/g) ?? [],
    )
    .filter((name) => !repository.paths.has(name))
    .map((name) => `${name} does not exist`);
