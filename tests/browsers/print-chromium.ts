import { execFileSync } from 'node:child_process';
import { chromiumPath } from './chromium-path.ts';

/** Global set-up of Playwright: the browser of the run in one line. */
export default function printChromium() {
  const version = execFileSync(chromiumPath, ['--version'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  console.log(`Browser: ${version}, ${chromiumPath}`);
}
