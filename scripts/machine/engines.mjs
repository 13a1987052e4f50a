// Firefox and WebKit for `e2e/engines`: Debian's builds, because Playwright's are not available everywhere.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { canInstallDebianPackages, installDebianPackages } from './debian-packages.mjs';

const firefoxPaths = [
  process.env.FIREFOX,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
].filter(Boolean);
const findFirefox = () => firefoxPaths.find((path) => existsSync(path));

const starts = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).error === undefined;
const webkitBindings = "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')";
/** Packages that WebKitGTK needs and this machine lacks, as text; empty if it has all. */
const missingForWebkit = () =>
  [
    starts('WebKitWebDriver', ['--help']) || 'WebKitWebDriver',
    starts('Xvfb', ['-help']) || 'Xvfb',
    spawnSync('/usr/bin/python3', ['-c', webkitBindings]).status === 0 ||
      "WebKitGTK 4.1's bindings for /usr/bin/python3",
  ].filter((missing) => missing !== true);

const engines = {
  firefox: {
    label: 'Firefox',
    packages: ['firefox-esr'],
    missing: () => (findFirefox() ? '' : 'no Firefox found; set FIREFOX to its path'),
  },
  webkit: {
    label: 'WebKit',
    packages: [
      'webkit2gtk-driver',
      'xvfb',
      'python3-gi',
      'gir1.2-webkit2-4.1',
      // For films in H.264 and AAC.
      'gstreamer1.0-libav',
    ],
    missing: () => {
      const missing = missingForWebkit();
      return missing.length > 0 ? `no ${missing.join(', no ')}` : '';
    },
  },
};

const wantingEngines = () => Object.values(engines).filter(({ missing }) => missing());
export const missingEnginePackages = () => wantingEngines().flatMap(({ packages }) => packages);

/**
 * The engines that can be tested here, and one line for each that cannot. As root on Debian the missing
 * packages are installed, and a failed installation is an error.
 */
export function ensureEngines() {
  const wanting = wantingEngines();
  if (wanting.length > 0 && canInstallDebianPackages()) {
    console.log(`Installing ${wanting.map(({ label }) => label).join(' and ')} (Debian)…`);
    installDebianPackages(...wanting.flatMap(({ packages }) => packages));
    const still = wanting.filter(({ missing }) => missing());
    if (still.length > 0)
      throw new Error(
        still.map(({ label, missing }) => `${label} could not be installed: ${missing()}`).join('\n'),
      );
  }
  const available = Object.keys(engines).filter((name) => !engines[name].missing());
  const skipped = wantingEngines().map(
    ({ label, missing }) => `${label}: not available on this machine: ${missing()}; skipped`,
  );
  return { available, skipped, firefox: findFirefox() };
}
