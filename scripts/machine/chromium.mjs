// Chromium for the browser tests and the tour: the system's own, or one that is installed here.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { canInstallDebianPackages, installDebianPackages } from './debian-packages.mjs';
import { bin, root, run } from './workspace.mjs';

const known = [
  // The headless shell is the same engine without windows, and takes less time on a small machine.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const playwrightsOwn = () => {
  const found = spawnSync(
    process.execPath,
    [
      '-e',
      "import('@playwright/test').then(({ chromium }) => process.stdout.write(chromium.executablePath()))",
    ],
    { cwd: root, encoding: 'utf8' },
  ).stdout;
  return existsSync(found) ? found : undefined;
};

/** The browser of every command: `CHROMIUM` if it is set, otherwise the first of these on the machine. */
export function findChromium() {
  return process.env.CHROMIUM || (known.find((path) => existsSync(path)) ?? playwrightsOwn());
}

const debianPackage = 'chromium-headless-shell';
export const missingChromiumPackages = () => (findChromium() ? [] : [debianPackage]);

/** The path of a Chromium that starts; installs one if the machine has none. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (canInstallDebianPackages()) {
    console.log('Installing Chromium (Debian)…');
    installDebianPackages(debianPackage);
  } else {
    console.log('Installing Chromium (Playwright)…');
    await run(bin('playwright'), ['install', 'chromium-headless-shell']);
  }
  const installed = findChromium();
  if (!installed)
    throw new Error('No Chromium could be installed. Install one and set CHROMIUM to its path.');
  return installed;
}
