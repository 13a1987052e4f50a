import { type ChildProcess, fork } from 'node:child_process';
import { Agent, get } from 'node:http';
import { fileURLToPath } from 'node:url';

export type Measured = { url: string; cpuMicros(): Promise<number>; stop(): Promise<void> };

/** Starts one of bench/servers as a separate process, so that its CPU time excludes the client's. */
export const startServer = async (name: string, settings: object = {}): Promise<Measured> => {
  const script = fileURLToPath(new URL(`./servers/${name}.ts`, import.meta.url));
  const child: ChildProcess = fork(script, [JSON.stringify(settings)], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // Libraries do extra checks in development.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const next = <T>() =>
    new Promise<T>((resolve) => child.once('message', (message) => resolve(message as T)));
  const died = new Promise<never>((_, reject) =>
    child.once('exit', (code) => reject(new Error(`${name} ended (${code})`))),
  );
  died.catch(() => {});
  const { port } = await Promise.race([next<{ port: number }>(), died]);
  return {
    url: `http://127.0.0.1:${port}`,
    cpuMicros: async () => {
      const usage = next<{ user: number; system: number }>();
      child.send('cpu');
      const { user, system } = await Promise.race([usage, died]);
      return user + system;
    },
    stop: async () => {
      child.removeAllListeners('exit');
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
    },
  };
};

const connections = 8;
const agent = new Agent({ keepAlive: true, maxSockets: connections });

export type BenchRequest = { path: string; headers: Record<string, string> };

/** Resolves at the end of the response. */
const read = (url: string, { path, headers }: BenchRequest): Promise<void> =>
  new Promise((resolve, reject) => {
    get(`${url}${path}`, { agent, headers }, (response) => {
      response.resume();
      if (response.statusCode !== 200)
        return reject(new Error(`${path.slice(0, 80)} responded with ${response.statusCode}`));
      response.on('end', resolve).on('error', reject);
    }).on('error', reject);
  });

/** CPU microseconds of the server for each of `count` requests, eight at a time. */
const cpuPerRequest = async (
  server: Measured,
  count: number,
  requestOf: (turn: number) => BenchRequest,
): Promise<number> => {
  let turn = 0;
  const before = await server.cpuMicros();
  const client = async () => {
    while (turn < count) await read(server.url, requestOf(turn++));
  };
  await Promise.all(Array.from({ length: connections }, client));
  return ((await server.cpuMicros()) - before) / count;
};

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;

/** Other processes can only increase a cost, so the lowest third of the measurements is used. */
const lowestThird = (numbers: readonly number[]): number => {
  const third = numbers.toSorted((a, b) => a - b).slice(0, Math.max(1, Math.floor(numbers.length / 3)));
  return third.reduce((sum, number) => sum + number, 0) / third.length;
};

type Contender = { server: Measured; requestOf: (turn: number) => BenchRequest };

const warmUpRounds = 2;

/**
 * CPU microseconds per request of each contender. They alternate, so that a busy moment of the machine
 * affects all of them.
 */
export const compare = async <Name extends string>(
  contenders: Record<Name, Contender>,
  { count, rounds }: { count: number; rounds: number },
): Promise<Record<Name, number>> => {
  const names = Object.keys(contenders) as Name[];
  const costs = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  let from = 0;
  for (let round = -warmUpRounds; round < rounds; round++) {
    for (const name of names) {
      const { server, requestOf } = contenders[name];
      const cost = await cpuPerRequest(server, count, (turn) => requestOf(from + turn));
      if (round >= 0) costs[name].push(cost);
    }
    from += count;
  }
  return Object.fromEntries(names.map((name) => [name, lowestThird(costs[name])])) as Record<Name, number>;
};
