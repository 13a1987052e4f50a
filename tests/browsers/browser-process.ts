import { spawn } from 'node:child_process';
import { type Read, until } from './until.ts';

const longestStopMs = 3000;

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
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const exited = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', () => resolve());
  }).finally(() => process.off('exit', kill));
  return {
    /** Waits for an effect of the process; fails with its exit code and output when it ends first. */
    until: <T>(what: string, read: Read<T>) =>
      until(
        () => `${what}\n${recent}`,
        () => {
          if (failure) throw failure;
          const end = child.exitCode ?? child.signalCode;
          if (end !== null) throw new Error(`${command} ended (${end})\n${recent}`);
          return read();
        },
      ),
    /** Ends the process by a signal, or by `requestStop`; kills it if it has not ended some seconds later. */
    stop: async (requestStop: () => unknown = () => child.kill('SIGTERM')) => {
      requestStop();
      const timer = setTimeout(kill, longestStopMs);
      await exited;
      clearTimeout(timer);
    },
  };
};
