import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toLocationId } from '#domain/studios.ts';
import { openDatabase } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { type IntakeServices, storeSubmission } from '#server/models/leads/intake.ts';
import { png } from '#tests/forms/sample-files.ts';
import { leadServer } from '#tests/site/lead-server-process.ts';
import { median } from './measure.ts';
import { report } from './report.ts';

/** Cost of durability: a stored form compared with one durable row, by the same driver in the same run. */
const clients = [1, 8, 32];
const eachMs = 600;
const rounds = 7;
const goal = 0.5;

const dataDir = mkdtempSync(join(tmpdir(), 'heliora-bench-'));
const database = await openDatabase({ DATABASE_URL: null, DATA_DIR: dataDir });
await migrate(database);
await database.kysely.schema
  .createTable('bare')
  .addColumn('id', 'text')
  .addColumn('payload', 'text')
  .execute();
const bare = database.kysely.withTables<{ bare: { id: string; payload: string } }>();

const intake: IntakeServices = {
  database,
  clock: { now: () => Date.now() },
  limitPerMinute: Number.MAX_SAFE_INTEGER,
  notifyWorker: () => {},
};
const payload = {
  name: 'Priya Nair',
  email: 'priya@example.com',
  description: 'My towel was left in the locker.',
};
let made = 0;
const insertBare = () =>
  bare
    .insertInto('bare')
    .values({ id: `b${made++}`, payload: JSON.stringify(payload) })
    .execute();
const takeOneIn = () =>
  storeSubmission(
    intake,
    { ip: `203.0.113.${made % 250}`, key: `k${made++}` },
    {
      formKind: 'contact',
      topic: 3,
      locationId: toLocationId(48750),
      // One mailbox per form: a mailbox over its mail limit gets no mail, and its forms would cost less.
      email: `priya${made}@example.com`,
      payload,
      entries: [
        { kind: 'notify-managers', payload: { formId: 3, studioIds: [toLocationId(48750)] } },
        { kind: 'confirm-to-visitor', payload: {} },
      ],
    },
  );

const perSecond = async (work: () => Promise<unknown>, count: number): Promise<number> => {
  const started = performance.now();
  let done = 0;
  const client = async () => {
    while (performance.now() - started < eachMs) {
      await work();
      done++;
    }
  };
  await Promise.all(Array.from({ length: count }, client));
  return (done * 1000) / (performance.now() - started);
};

/** The ratio depends on the time of a flush, which on a slow disk is most of the cost of a transaction. */
const microsecondsOfAFlush = () => {
  const file = openSync(join(dataDir, 'flushed'), 'w');
  const page = Buffer.alloc(4096);
  const took = Array.from({ length: 101 }, () => {
    const started = performance.now();
    writeSync(file, page);
    fsyncSync(file);
    return (performance.now() - started) * 1000;
  });
  closeSync(file);
  return median(took);
};

console.log(`A page flushed to this disk takes ${microsecondsOfAFlush().toFixed(0)} µs.`);
console.log('clients | bare rows/s | forms/s | ratio');
await perSecond(takeOneIn, 1);
for (const count of clients) {
  // The two alternate and the median counts, so that a busy moment of the machine affects both or neither.
  const rows: number[] = [];
  const forms: number[] = [];
  for (let round = 0; round < rounds; round++) {
    rows.push(await perSecond(insertBare, count));
    forms.push(await perSecond(takeOneIn, count));
  }
  const ratio = median(forms) / median(rows);
  console.log(
    `${String(count).padStart(7)} | ${median(rows).toFixed(0).padStart(11)} | ${median(forms).toFixed(0).padStart(7)} | ${ratio.toFixed(2)}`,
  );
  report({
    what: `forms stored : bare durable rows, ${count === 1 ? '1 client' : `${count} clients`}`,
    value: ratio,
    goal: { min: goal },
  });
}

await database.close();
rmSync(dataDir, { recursive: true, force: true });

/** Twenty visitors send 25 MB each at once: the process may grow by less than six of those files. */
const uploads = 20;
const uploadBytes = 25 * 1024 * 1024;
const goalMb = 150;
const uploadDir = mkdtempSync(join(tmpdir(), 'heliora-bench-'));
const server = await leadServer({ DATA_DIR: uploadDir });
const megabytes = async () =>
  ((await (await fetch(`${server.url}/memory`)).json()) as { rss: number }).rss / 2 ** 20;
const film = new Blob([new Uint8Array(png(uploadBytes))]);
const send = async (index: number) => {
  const form = new FormData();
  const fields = { email: `v${index}@example.com`, name: 'Priya Nair', description: 'x', studio_id: '48750' };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('files', film, 'film.png');
  const response = await fetch(`${server.url}/form/tech-support`, { method: 'POST', body: form });
  if (!response.ok) throw new Error(`upload ${index}: ${response.status} ${await response.text()}`);
};
await send(0);
const idle = await megabytes();
let peak = idle;
let isOver = false;
const watching = (async () => {
  while (!isOver) {
    peak = Math.max(peak, await megabytes());
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
})();
await Promise.all(Array.from({ length: uploads }, (_, index) => send(index + 1)));
isOver = true;
await watching;
await server.kill();
rmSync(uploadDir, { recursive: true, force: true });
const grown = peak - idle;
console.log(
  `${uploads} uploads of 25 MB at once: ${idle.toFixed(0)} MB idle, ${peak.toFixed(0)} MB at most, ${grown.toFixed(0)} MB more`,
);
report({
  what: 'memory while 20 clients upload 25 MB each',
  value: grown,
  unit: 'MB',
  goal: { max: goalMb },
});
