/**
 * `npm run test:streams [seconds]`: live pages on real connections, one second for each minute. Members open
 * pages all the time; half of the clients disappear without closing. It passes if no stream is older than ten
 * minutes, there are never more than 500, memory does not grow, and no stream is open at the end although the
 * silent clients never closed theirs.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '#server/db/connect.ts';
import { startSession } from '#server/models/staff/sessions.ts';
import { raiseStudioVersions } from '#server/models/tickets/studio-versions.ts';
import { liveLimits } from '#server/staff/live/hub.ts';
import { addStaff } from '#tests/databases/staff-members.ts';
import { fuzzRandom } from '#tests/fuzz/random.ts';
import { freePort } from '#tests/support/ports.ts';
import { temporaryRoot } from '#tests/support/temporary-root.ts';
import { type Client, openClient, type ServerState, timesFaster } from './stream-clients.ts';

const seconds = Number(process.argv[2] ?? 60);
const perSecond = 120;
/** Each with three streams: more than the limit. */
const peopleCount = 250;
const longestMinutes = liveLimits.maxAgeMs / 60_000;
/** Tolerance for the time between two polls of the server, and for a busy machine. */
const toleranceMinutes = 2;
const flatMb = 5;

const dataDir = mkdtempSync(join(temporaryRoot, 'heliora-streams-'));
const port = await freePort();
const server = fork(new URL('./streams-server.ts', import.meta.url), [], {
  execArgv: ['--expose-gc', '--disable-warning=ExperimentalWarning'],
  env: {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    // Each member has another IP address, as behind a proxy.
    TRUSTED_PROXIES: '127.0.0.1',
  },
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
});
const exited = once(server, 'exit');
await once(server, 'message');
const readState = async (): Promise<ServerState> => {
  const message = once(server, 'message');
  server.send('state');
  return ((await message) as [ServerState])[0];
};

const database = await openDatabase({ DATABASE_URL: null, DATA_DIR: dataDir });
const members: { token: string; ip: string }[] = [];
for (let n = 0; n < peopleCount; n++) {
  const { id } = await addStaff(database, 'Front_Desk', [1 + (n % 20)], `Member ${n}`);
  const session = { staffId: id, method: 'passkey', isShared: false, network: '', agent: '' } as const;
  const { token } = await startSession(database.kysely, { ...session, previousToken: undefined }, Date.now());
  members.push({ token, ip: `192.0.2.${n}` });
}

const { pick, below } = fuzzRandom(1);
const longestMs = liveLimits.maxAgeMs / timesFaster;
const clients: Client[] = [];
const opening = new Set<Promise<unknown>>();
const openOne = (endings: readonly Client['ending'][]) => {
  const client = openClient(port, {
    ...pick(members),
    ending: pick(endings),
    leavesAfterMs: below(longestMs / 4),
  });
  const opened = client.then((one) => clients.push(one)).finally(() => opening.delete(opened));
  opening.add(opened);
};

const broken: string[] = [];
const states: ServerState[] = [];
const began = performance.now();
for (let opened = 0, measured = 0, changed = 0; performance.now() - began < seconds * 1000; await pause(20)) {
  const passed = (performance.now() - began) / 1000;
  for (; opened < passed * perSecond; opened++)
    openOne(['waits', 'leaves', 'resets', 'silent', 'silent', 'silent']);
  for (; changed < passed; changed++)
    await database.transact((tx) => raiseStudioVersions(tx, [1 + (changed % 20)]));
  if (passed > (measured + 1) * (longestMs / 2000)) {
    measured += 1;
    const state = await readState();
    states.push(state);
    console.log(
      `${Math.round((passed * timesFaster) / 60)} min: ${state.open} open, ${state.connections} connections, ${state.heapMb.toFixed(1)} MB`,
    );
    if (state.open > liveLimits.total) broken.push(`${state.open} streams are open`);
  }
}
await Promise.all(opening);
for (const { ending, socket } of clients) if (ending !== 'silent') socket.destroy();
const giveUpAt = performance.now() + 4 * longestMs;
let last = await readState();
while ((last.open > 0 || last.connections > 0) && performance.now() < giveUpAt) {
  await pause(200);
  last = await readState();
}
if (last.open > 0) broken.push(`${last.open} streams of silent clients stayed open`);
if (last.connections > 0) broken.push(`${last.connections} connections of silent clients stayed open`);

// The first measurements are of a process that is still warming up.
const heaps = states.map(({ heapMb }) => heapMb).slice(Math.floor(states.length / 3));
const middle = (list: readonly number[]) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0;
const growthMb = middle(heaps.slice(heaps.length >> 1)) - middle(heaps.slice(0, heaps.length >> 1));
if (growthMb > flatMb) broken.push(`memory grew by ${growthMb.toFixed(1)} MB`);

const accepted = clients.filter(({ status }) => status === 200);
const ages = accepted.flatMap(({ endedAfterMs }) => (endedAfterMs === null ? [] : [endedAfterMs]));
const oldestMinutes = (Math.max(...ages) * timesFaster) / 60_000;
if (oldestMinutes > longestMinutes + toleranceMinutes)
  broken.push(`a stream was ${oldestMinutes.toFixed(1)} minutes old`);

for (let n = 0; n < 400; n++) openOne(['waits']);
await Promise.all(opening);
const before = await readState();
const stoppedAt = performance.now();
server.kill('SIGTERM');
const [code] = await exited;
const stopMs = Math.round(performance.now() - stoppedAt);
if (code !== 0) broken.push(`SIGTERM ended in ${code}`);

for (const { socket } of clients) socket.destroy();
await database.close();
rmSync(dataDir, { recursive: true, force: true });
const statuses = Object.fromEntries(
  [...Map.groupBy(clients, ({ status }) => status)].map(([status, list]) => [status, list.length]),
);
const report = {
  minutes: seconds,
  statuses,
  silent: accepted.filter(({ ending }) => ending === 'silent').length,
  endedByServer: ages.length,
  oldestMinutes: Number(oldestMinutes.toFixed(1)),
  mostOpen: Math.max(...states.map(({ open }) => open)),
  changes: accepted.reduce((sum, { changes }) => sum + changes, 0),
  heapMb: { first: heaps[0], last: last.heapMb, growth: growthMb },
  sigterm: { open: before.open, ms: stopMs },
  broken,
};
console.log(JSON.stringify(report, null, 2));
process.exit(broken.length ? 1 : 0);
