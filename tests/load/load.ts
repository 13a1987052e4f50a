/**
 * `npm run test:load [visitors] [seconds]`: the built site as a separate process, with the given number of
 * concurrent visitors; then floods from one IP address beside one visitor; then slow bodies and idle
 * connections of a few networks, on both databases. It passes if there is no unexpected status, every
 * acknowledged form is stored once, memory does not grow and floods and attacks do not affect other visitors.
 */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { startSiteProcess } from '#tests/site/site-process.ts';
import { runAttacks } from './attacks.ts';
import { runFloods } from './floods.ts';
import { type Kind, type Notes, type Seen, visit } from './visitors.ts';

const visitors = Number(process.argv[2] ?? 500);
const seconds = Number(process.argv[3] ?? 60);
const floodSeconds = 5;
const attackSeconds = 20;
/** Allowed growth of memory over the second half, because garbage collection works in steps. */
const flatMb = 40;

const dataDir = mkdtempSync(join(tmpdir(), 'heliora-load-'));
// Each visitor has a different IP address, as behind a proxy, so that the limits are those of production.
const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'error', TRUSTED_PROXIES: '127.0.0.1' };
const site = await startSiteProcess(settings, 'server/main.ts');
const { url: origin } = site;
const notes: Notes = { responses: [], acknowledged: [], broken: [] };
let isOver = false;

const residentMb = () =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(site.pid)], { encoding: 'utf8' })) / 1024;
const memory: number[] = [];
const watching = setInterval(() => memory.push(residentMb()), 1000);

console.log(`${visitors} visitors for ${seconds} s …`);
const crowd = Array.from({ length: visitors }, (_, name) => visit(origin, name, () => isOver, notes));
await pause(seconds * 1000);
isOver = true;
await Promise.all(crowd);
clearInterval(watching);

console.log('floods from one IP address …');
const floods = await runFloods(origin, floodSeconds, notes.broken);
console.log('slow bodies and idle connections …');
const attacks = await runAttacks(dataDir, attackSeconds, notes.broken);

const database = await openDatabase({ DATABASE_URL: null, DATA_DIR: dataDir });
const openEntries = async () =>
  (await unscoped(database.kysely).selectFrom('outbox').select('id').where('state', '<>', 'done').execute())
    .length;
for (let waited = 0; waited < 60 && (await openEntries()); waited++) await pause(1000);
const unsent = await openEntries();
if (unsent) notes.broken.push(`${unsent} outbox entries were not delivered within a minute`);
const rows = await unscoped(database.kysely).selectFrom('submissions').select('email').execute();
const stored = Map.groupBy(rows, ({ email }) => email);
for (const email of notes.acknowledged) {
  const times = stored.get(email)?.length ?? 0;
  if (times !== 1) notes.broken.push(`${email} was acknowledged and is stored ${times} times`);
}
await database.close();

const middle = (numbers: readonly number[], part = 0.5) =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) * part)] ?? Number.NaN;
const half = memory.slice(memory.length >> 1);
const growth = middle(half.slice(half.length >> 1)) - middle(half.slice(0, half.length >> 1));
if (growth > flatMb) notes.broken.push(`memory grew by ${growth.toFixed(0)} MB in the second half`);

// Also a site that ended by itself before.
const code = await site.stop();
if (code !== 0) notes.broken.push(`the site ended with ${code}: ${site.log().slice(-5_000)}`);
rmSync(dataDir, { recursive: true, force: true });

const summaryOf = (kind: Kind) => {
  const responses: Seen[] = notes.responses.filter((seen) => seen.kind === kind);
  const statuses = Object.fromEntries(
    [...Map.groupBy(responses, ({ status }) => status)].map(([status, list]) => [status, list.length]),
  );
  const times = responses.map(({ ms }) => ms);
  const ms = (part: number) => Math.round(middle(times, part));
  return { responses: responses.length, statuses, ms: { p50: ms(0.5), p95: ms(0.95), p99: ms(0.99) } };
};
console.log(
  JSON.stringify(
    {
      pages: summaryOf('page'),
      reads: summaryOf('read'),
      forms: summaryOf('form'),
      perSecond: Math.round(notes.responses.length / seconds),
      acknowledged: notes.acknowledged.length,
      stored: rows.length,
      memoryMb: {
        first: Math.round(memory[0] ?? 0),
        most: Math.round(Math.max(...memory)),
        growth: Math.round(growth),
      },
      floods,
      attacks,
      broken: { count: notes.broken.length, first: notes.broken.slice(0, 10) },
    },
    null,
    2,
  ),
);
process.exit(notes.broken.length ? 1 : 0);
