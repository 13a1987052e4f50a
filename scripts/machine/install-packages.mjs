// Installs all Debian packages that the tests need and the machine lacks, in one process: two installations
// at once fail on apt's lock. `npm test` starts it before `npm ci`, because it mostly downloads and unpacks.
// It therefore needs no dependencies and runs on the machine's own Node.
import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { missingChromiumPackages } from './chromium.mjs';
import { canInstallDebianPackages, installDebianPackages } from './debian-packages.mjs';
import { missingEnginePackages } from './engines.mjs';

/** `tests/databases/postgres-binaries.ts` decides which PostgreSQL is used; Node 20 cannot run it. */
const missingPostgresPackages = () => {
  const packaged = '/usr/lib/postgresql';
  const versions = existsSync(packaged) ? readdirSync(packaged) : [];
  const folders = [
    ...versions.map((version) => join(packaged, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  const hasServer = folders.some((folder) => existsSync(join(folder, 'initdb')));
  return hasServer || existsSync(join(tmpdir(), 'heliora-postgres-binaries')) ? [] : ['postgresql'];
};

if (canInstallDebianPackages()) {
  const missing = [...missingChromiumPackages(), ...missingEnginePackages(), ...missingPostgresPackages()];
  if (missing.length > 0) {
    console.log(`Installing ${missing.join(', ')} (Debian)…`);
    installDebianPackages(...missing);
  }
}
