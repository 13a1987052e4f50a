import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const canInstallDebianPackages = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Waits while another apt-get holds the lock: a second run on the machine, or its nightly updates. */
const waitForLock = ['-o', 'DPkg::Lock::Timeout=300'];

export function installDebianPackages(...packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args) =>
    execFileSync('apt-get', [...waitForLock, ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  aptGet('update', '-qq');
  aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages);
}
