// Child processes end with the script that started them, however the script ends: signals are forwarded, and
// a script that npm started exits when npm no longer runs. package.json uses `exec node …`, so that the
// script replaces the shell between npm and the script: dash does not forward signals (exec.cmd does the same
// for Windows).
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { relative } from 'node:path';

const parentAtStart = process.ppid;
/** Running children, each with the signal that it gets instead of the forwarded one, if any. */
const children = new Map();
let stopSignal;

/** The exit code of a script whose child ended because the script received a signal. */
const codeOf = (signal) => 128 + constants.signals[signal];

function stop(signal) {
  stopSignal ??= signal;
  for (const [child, itsSignal] of children) child.kill(itsSignal ?? signal);
  if (!children.size) process.exit(codeOf(signal));
}

/**
 * Whether npm started this script. Every descendant of npm inherits `npm_lifecycle_script`, but it names only
 * the script of the direct child.
 */
const isStartedByNpm = process.env.npm_lifecycle_script?.includes(
  relative(process.cwd(), process.argv[1] ?? '?').replaceAll('\\', '/'),
);

/** A parent that is killed by SIGKILL cannot forward signals, but its child gets another parent process. */
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
  // On SIGHUP children would end at once; on SIGTERM they finish their work first.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => stop(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  if (isStartedByNpm || process.env.STOP_WITH_PARENT) stopWithoutParent();
}

/** Starts a process that gets our signals and ends with this script. */
export function startChild(command, args, { stopSignal: itsSignal, ...options }) {
  watchSignals();
  const child = spawn(command, args, options);
  children.set(child, itsSignal);
  for (const event of ['exit', 'error']) child.once(event, () => children.delete(child));
  return child;
}

/** Ends the script after a signal: the exit code of its child is then not a failure. */
export function exitIfStopped() {
  if (stopSignal) process.exit(codeOf(stopSignal));
}
