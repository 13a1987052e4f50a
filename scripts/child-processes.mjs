// Child processes end with the script that started them, however the script ends: signals are forwarded, and a script
// that npm started leaves when npm is gone. package.json says `exec node …` so that the shell between npm and the script
// is replaced by it: dash does not forward signals (exec.cmd does the same for Windows).
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { relative } from 'node:path';

const parentAtStart = process.ppid;
/** Each with the signal that it wants instead of ours, if any. */
const children = new Map();
let stopSignal;

/** The exit code of a script whose child ended because the script was told to stop. */
const codeOf = (signal) => 128 + constants.signals[signal];

function stop(signal) {
  stopSignal ??= signal;
  for (const [child, itsSignal] of children) child.kill(itsSignal ?? signal);
  if (!children.size) process.exit(codeOf(signal));
}

/** Another script may have inherited npm's environment; only npm's own child is named in it. */
const isStartedByNpm = process.env.npm_lifecycle_script?.includes(
  relative(process.cwd(), process.argv[1] ?? '?').replaceAll('\\', '/'),
);

/** A parent killed outright cannot forward anything, but its child gets another parent then. */
function stopWithoutParent() {
  const watch = setInterval(() => {
    if (process.ppid === parentAtStart) return;
    clearInterval(watch);
    stop('SIGTERM');
  }, 250).unref();
}

let isWatching = false;
function watchSignals() {
  if (isWatching) return;
  isWatching = true;
  // Children know SIGHUP as a reason to die at once, and SIGTERM as one to finish first.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => stop(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  if (isStartedByNpm || process.env.STOP_WITH_PARENT) stopWithoutParent();
}

/** Starts a process that gets our signals and does not outlive us. */
export function startChild(command, args, { stopSignal: itsSignal, ...options }) {
  watchSignals();
  const child = spawn(command, args, options);
  children.set(child, itsSignal);
  for (const event of ['exit', 'error']) child.once(event, () => children.delete(child));
  return child;
}

/** Ends the script when it was told to stop: whatever its child reports then is no failure. */
export function exitIfStopped() {
  if (stopSignal) process.exit(codeOf(stopSignal));
}
