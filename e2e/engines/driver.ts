import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** W3C input actions, the same in WebDriver and WebDriver BiDi. */
export type InputSource =
  | { type: 'key'; id: 'keyboard'; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }
  | { type: 'pointer'; id: 'mouse'; actions: Record<string, unknown>[] };

/** The commands that each engine implements; `engine-page.ts` builds everything else on them. */
export type Driver = {
  /** Resolves when the page has loaded. */
  navigate(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Runs an expression in the page, awaits its promise and returns its string. */
  evaluate(expression: string): Promise<string>;
  perform(sources: InputSource[]): Promise<void>;
  upload(selector: string, path: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Errors since the last call: uncaught, console, Content-Security-Policy, failed requests. */
  takeErrors(): Promise<string[]>;
  close(): Promise<void>;
};

/** Polls until the result is truthy; the time limit only ends a test that would hang. */
export const until = async <T>(
  what: string,
  read: () => Promise<T | null | undefined | false> | T | null | undefined | false,
  milliseconds = 20_000,
): Promise<T> => {
  const end = Date.now() + milliseconds;
  for (;;) {
    const found = await read();
    if (found) return found;
    if (Date.now() > end) throw new Error(`Timed out waiting until ${what}`);
    await wait(20);
  }
};

/** A child process whose output is read line by line. */
export const startProcess = (
  command: string,
  args: string[],
  { env = {}, onLine }: { env?: Record<string, string>; onLine?: (line: string) => void } = {},
) => {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let recent = '';
  let failure: Error | undefined;
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      recent = (recent + chunk).slice(-4000);
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) onLine?.(line);
    });
  }
  child.on('error', (error) => {
    failure = error;
  });
  // A failed launch or an interrupted run leaves no process behind.
  process.once('exit', () => child.kill('SIGKILL'));
  const exited = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', () => resolve());
  });
  return {
    /** Waits for an effect of the process; fails with its exit code and output when the process ends first. */
    until: <T>(
      what: string,
      read: () => Promise<T | null | undefined | false> | T | null | undefined | false,
    ) =>
      until(`${what}\n${recent}`, () => {
        if (failure) throw failure;
        if (child.exitCode !== null) throw new Error(`${command} ended (${child.exitCode})\n${recent}`);
        return read();
      }),
    stop: async () => {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), 3000);
      await exited;
      clearTimeout(timer);
    },
  };
};
