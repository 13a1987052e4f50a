import { type ChildProcess, fork } from 'node:child_process';
import { freePort } from '#tests/support/ports.ts';

const script = new URL('./lead-server.ts', import.meta.url);

export type LeadServer = {
  url: string;
  /** SIGKILL, like a power failure. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** The unexpected exit, if there was one. */
  crash(): string | undefined;
};

/** Starts, kills and restarts the same server on the same port and data. */
export const leadServer = async (settings: Record<string, string>): Promise<LeadServer> => {
  const port = await freePort();
  let child: ChildProcess | undefined;
  let crash: string | undefined;
  let isWanted = false;

  const start = async () => {
    let output = '';
    isWanted = true;
    const started = fork(script, [], {
      // The Node flags of a test runner are not valid for this process.
      execArgv: ['--expose-gc'],
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        NODE_ENV: 'test',
        LOG_LEVEL: 'silent',
        PORT: String(port),
        FORMS_PER_MINUTE: '1000000',
        ...settings,
      },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    child = started;
    started.stderr?.on('data', (text) => {
      output = (output + text).slice(-4000);
    });
    started.once('exit', (code, signal) => {
      if (child === started && isWanted) crash = `exit ${code ?? signal}: ${output}`;
    });
    await new Promise<void>((resolve, reject) => {
      started.once('message', () => resolve());
      started.once('exit', () => reject(new Error(`the server did not start: ${output}`)));
    });
  };
  const kill = async () => {
    const dying = child;
    if (!dying || dying.exitCode !== null || dying.signalCode !== null) return;
    isWanted = false;
    const gone = new Promise((resolve) => dying.once('exit', resolve));
    dying.kill('SIGKILL');
    await gone;
  };
  await start();
  return { url: `http://127.0.0.1:${port}`, kill, start, crash: () => crash };
};
