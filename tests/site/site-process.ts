import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from '#tests/support/ports.ts';

const smallSite = fileURLToPath(new URL('./site-server.ts', import.meta.url));

export type SiteProcess = {
  url: string;
  port: number;
  /** Everything that the process has logged. */
  log(): string;
  /** Sends SIGTERM and returns the exit code. */
  stop(): Promise<number | null>;
};

/** Starts a server, by default tests/site/site-server.ts, and waits until it reports that it is ready. */
export const startSiteProcess = async (
  settings: Record<string, string>,
  script = smallSite,
): Promise<SiteProcess> => {
  const port = settings.PORT ? Number(settings.PORT) : await freePort();
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'production',
      LOG_LEVEL: 'info',
      ...settings,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let log = '';
  child.stderr.on('data', (text) => {
    log += text;
  });
  // The output of the test shows why a site crashed.
  child.once('exit', (code) => code && console.error(`the site ended (${code}): ${log.slice(-2000)}`));
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      output += text;
      if (output.includes('ready at')) resolve();
    });
    ended.then((code) => reject(new Error(`the site did not start (${code}): ${log}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    log: () => log,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
};
