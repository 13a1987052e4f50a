// Plain JavaScript, because it runs before anything is installed, on the machine's own Node (20 or newer).
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exitIfStopped, startChild } from './child-processes.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const at = (...parts) => join(root, ...parts);

/** The Node 24 among our dependencies, so that every machine runs the same version. */
export const node = at('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
export const bin = (name) => at('node_modules', '.bin', name);
export const environment = (extra = {}) => ({
  ...process.env,
  PATH: `${at('node_modules', '.bin')}${delimiter}${process.env.PATH}`,
  ...extra,
});

const readText = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

export async function run(command, args, { env, quiet = false } = {}) {
  const child = startChild(command, args, {
    cwd: root,
    env: environment(env),
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  const ended = await new Promise((done) => {
    child.on('error', done);
    child.on('close', (code, signal) => done(code ?? signal));
  });
  exitIfStopped();
  if (ended === 0) return;
  process.stderr.write(output);
  throw new Error(`${[command.replace(root, ''), ...args].join(' ')} failed (${ended})`);
}

const packagesOf = (lockfile) => JSON.parse(readText(lockfile) || '{}').packages ?? {};

/**
 * Whether the packages of the lockfile are installed, by the list that npm writes at the end of an
 * installation. Optional packages for other platforms are not in it.
 */
export const hasPackages = (locked, installed) =>
  Object.entries(locked).every(
    ([path, { version, optional }]) =>
      path === '' || installed[path]?.version === version || (optional && !installed[path]),
  );

const isInstalled = () =>
  existsSync(node) &&
  hasPackages(packagesOf(at('package-lock.json')), packagesOf(at('node_modules', '.package-lock.json')));

/** Installs the packages of the lockfile, unless `npm ci` or an earlier command has done it. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing dependencies…');
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { quiet: true });
}

const buildInputs = [
  'app',
  'content',
  'domain',
  'server',
  'staff',
  'media',
  'public',
  'package.json',
  'package-lock.json',
  'scripts/bundle',
  'vite.config.ts',
  'vite.staff.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
];
const notInputs = /(^|\/)(node_modules|masters|library)$|^media\/tools$|\.(test\.tsx?|d\.ts|md)$/;

function* filesBelow(path) {
  for (const entry of readdirSync(at(path), { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    const child = `${path}/${entry.name}`;
    if (notInputs.test(child)) continue;
    if (entry.isDirectory()) yield* filesBelow(child);
    else yield child;
  }
}
function inputsHash() {
  const hash = createHash('sha256');
  for (const input of buildInputs) {
    if (!existsSync(at(input))) continue;
    for (const file of input.includes('.') ? [input] : filesBelow(input))
      hash.update(file).update(readFileSync(at(file)));
  }
  return hash.digest('hex');
}

/** As in content/facts/languages.ts, which the machine's own Node cannot load. */
const defaultLanguage = 'en';
/** As in react-router.config.ts. */
const buildFolder = (code) => (code === defaultLanguage ? 'build' : join('build', code));

/** Builds the site in all languages unless the last build has exactly these sources. */
export async function ensureBuilt() {
  const stamp = at('build', '.inputs');
  const inputs = inputsHash();
  const isBuilt = (code) => existsSync(at(buildFolder(code), 'server', 'index.js'));
  const languages = readdirSync(at('content')).filter((name) =>
    existsSync(at('content', name, 'language.ts')),
  );
  if (readText(stamp) === inputs && languages.every(isBuilt)) return;
  console.log('Building the site…');
  const settings = (code) => ({ env: { NODE_ENV: 'production', BUILD_LANGUAGE: code }, quiet: true });
  await Promise.all(languages.map((code) => run(bin('react-router'), ['build'], settings(code))));
  await run(bin('vite'), ['build', '--config', 'vite.staff.config.ts'], settings(defaultLanguage));
  // All languages share one folder: a file without words has the same name and content in every build.
  for (const code of languages.filter((each) => each !== defaultLanguage))
    cpSync(at(buildFolder(code), 'client', 'assets'), at('build', 'client', 'assets'), { recursive: true });
  writeFileSync(stamp, inputs);
}

/** Runs the server as a child: forwards signals to it and exits with its exit code. */
export function runServer(mode) {
  exitIfStopped();
  const server = startChild(node, ['--disable-warning=ExperimentalWarning', 'server/main.ts'], {
    cwd: root,
    env: environment({ NODE_ENV: mode }),
    // The IPC channel closes even when this process is killed; the server then exits and frees the port.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

export function fail(error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
