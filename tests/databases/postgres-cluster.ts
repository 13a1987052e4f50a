import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isAlive } from '#tests/support/is-alive.ts';
import { freePort } from '#tests/support/ports.ts';
import { temporaryRoot } from '#tests/support/temporary-root.ts';
import { postgresBinaries } from './postgres-binaries.ts';

export type Cluster = {
  url: string;
  /** The same over a Unix socket: a statement takes less CPU time. */
  socketUrl: string;
  /** A temporary folder for other files of the run, removed with the cluster. */
  folder: string;
  /** Stops the server as in a restart: connections are cut, no data is lost. */
  halt(): Promise<void>;
  /** Starts the server again at the same URL. */
  resume(): Promise<void>;
  stop(): Promise<void>;
};

const prefix = 'heliora-postgres-';
const superuser = 'heliora';

/** PostgreSQL refuses to run as root; any other user works. */
const runAs = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {}
  }
  throw new Error('PostgreSQL cannot run as root and there is no user “postgres” or “nobody”.');
};

const pauseSync = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** A server that is still shutting down would write into the folder while it is removed. */
const endSync = (pid: number, timeoutMs: number) => {
  process.kill(pid, 'SIGQUIT');
  for (let waited = 0; waited < timeoutMs && isAlive(pid); waited += 20) pauseSync(20);
};

/** A killed run leaves its server running; the next run stops it. */
const endServerIn = (folder: string) => {
  const owner = join(folder, 'owner.pid');
  if (!existsSync(owner) || isAlive(Number(readFileSync(owner, 'utf8')))) return false;
  const lock = join(folder, 'data/postmaster.pid');
  if (existsSync(lock)) {
    const [pid, data] = readFileSync(lock, 'utf8').split('\n');
    if (data === join(folder, 'data') && isAlive(Number(pid))) endSync(Number(pid), 3000);
  }
  return true;
};

const removeOrphans = () => {
  for (const folder of globSync(join(temporaryRoot, `${prefix}*`)))
    if (endServerIn(folder)) rmSync(folder, { recursive: true, force: true });
};

/** The data is temporary, so no write waits for the disk. */
const fastSettings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=128MB',
  'autovacuum=off',
  'shared_buffers=32MB',
  'max_connections=100',
];

const waitUntilReady = async (url: string, server: ChildProcess, log: () => string) => {
  const giveUpAt = Date.now() + 30_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => {});
      if (server.exitCode !== null || Date.now() > giveUpAt) {
        throw new Error(`PostgreSQL did not start: ${log() || error}`);
      }
      await sleep(50);
    }
  }
};

type ClusterOptions = {
  /** A folder whose data stays when the server stops, for the next server. */
  keptIn?: string | undefined;
  settings?: readonly string[];
};

/** A private server in a temporary folder (in memory if possible), removed when the server stops. */
export const startCluster = async ({
  keptIn,
  settings = fastSettings,
}: ClusterOptions = {}): Promise<Cluster> => {
  removeOrphans();
  const binaries = postgresBinaries();
  const user = runAs();
  if (keptIn) mkdirSync(keptIn, { recursive: true });
  const folder = keptIn ?? mkdtempSync(join(temporaryRoot, prefix));
  endServerIn(folder);
  writeFileSync(join(folder, 'owner.pid'), String(process.pid));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  if (!existsSync(data))
    execFileSync(
      join(binaries, 'initdb'),
      ['-D', data, '-U', superuser, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
      { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
    );
  const port = await freePort();
  const options = settings.flatMap((setting) => ['-c', setting]);
  let log = '';
  const launch = () => {
    const server = spawn(
      join(binaries, 'postgres'),
      ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder, ...options],
      { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    server.stderr.on('data', (chunk) => {
      log = (log + chunk).slice(-4000);
    });
    return { server, exited: new Promise<void>((resolve) => server.once('exit', () => resolve())) };
  };
  let current = launch();
  const remove = () => {
    if (!keptIn) rmSync(folder, { recursive: true, force: true });
  };
  // For exits that skip stop(), such as Ctrl-C.
  const atExit = () => {
    if (current.server.pid && current.server.exitCode === null) endSync(current.server.pid, 500);
    remove();
  };
  process.once('exit', atExit);

  const url = `postgres://${superuser}@127.0.0.1:${port}/postgres`;
  const socketUrl = `postgres://${superuser}@${encodeURIComponent(folder)}:${port}/postgres`;
  const halt = async () => {
    current.server.kill('SIGINT');
    await current.exited;
  };
  const resume = async () => {
    current = launch();
    await waitUntilReady(url, current.server, () => log);
  };
  const stop = async () => {
    process.off('exit', atExit);
    await halt();
    remove();
  };
  try {
    await waitUntilReady(url, current.server, () => log);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, socketUrl, folder, halt, resume, stop };
};
