import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { leadServer } from '#tests/site/lead-server-process.ts';
import { temporaryRoot } from '#tests/support/temporary-root.ts';
import { type FuzzRandom, fuzzRandom } from './random.ts';
import { type FuzzRequest, request } from './requests.ts';
import { wronglyStored } from './stored.ts';

/** The status of the response; 0 if the server closes the connection. */
const send = async (url: string, { path, ...rest }: FuzzRequest): Promise<number> => {
  try {
    const response = await fetch(url + path, { ...rest, signal: AbortSignal.timeout(30_000) });
    await response.arrayBuffer();
    return response.status;
  } catch (error) {
    if (error instanceof DOMException) return 599;
    return 0;
  }
};

/** Sends a part of the body and disconnects: before or at its end, or at the first response byte. */
const hangUp = (
  url: string,
  { method, path, headers, body }: FuzzRequest,
  random: FuzzRandom,
): Promise<number> => {
  const bytes = Buffer.from(body ?? '');
  const cut = random.below(bytes.length + 1);
  const first = random.below(cut + 1);
  const leavesAfterMs = random.below(40);
  // Only printable ASCII here; fetch tests the headers and paths that no client can send.
  const plain = (text: string) => text.replace(/[^\x21-\x7e ]/g, '');
  const lines = Object.entries({ ...headers, 'content-length': String(bytes.length) }).map(
    ([name, value]) => `${name}: ${plain(value)}`,
  );
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.on('error', () => {});
    socket.on('data', () => socket.destroy());
    socket.on('close', () => resolve(0));
    const head = `${method} ${plain(path)} HTTP/1.1\r\nHost: x\r\n${lines.join('\r\n')}\r\n\r\n`;
    socket.write(Buffer.concat([Buffer.from(head), bytes.subarray(0, first)]));
    setImmediate(() => socket.write(bytes.subarray(first, cut)));
    setTimeout(() => socket.destroy(), leavesAfterMs);
  });
};

const atOnce = 8;
/** One visitor in this many disconnects during the request. */
const oneLeavesOf = 6;

/** Without the URL of a PostgreSQL database, forms are stored in a new SQLite file. */
export const runFuzz = async (
  seed: number,
  count: number,
  databaseUrl: string | null = null,
): Promise<{ stored: number; broken: string[] }> => {
  const dataDir = mkdtempSync(join(temporaryRoot, 'heliora-fuzz-'));
  const server = await leadServer({
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
  const random = fuzzRandom(seed);
  const broken: string[] = [];

  for (let done = 0; done < count; done += atOnce) {
    const requests = Array.from({ length: Math.min(atOnce, count - done) }, () => request(random));
    const received = await Promise.all(
      requests.map((one) =>
        random.below(oneLeavesOf) === 0 ? hangUp(server.url, one, random) : send(server.url, one),
      ),
    );
    for (const [index, status] of received.entries()) {
      if (status < 500) continue;
      const { method, path, headers, body } = requests[index] as FuzzRequest;
      broken.push(
        `${status} ${method} ${path} ${JSON.stringify(headers)} ${Buffer.from(body ?? '')
          .toString('latin1')
          .slice(0, 600)}`,
      );
    }
    if (server.crash()) break;
  }
  // An aborted upload may have left a file that is still being removed.
  const incoming = join(dataDir, 'uploads', 'incoming');
  for (let waited = 0; waited < 100 && readdirSync(incoming).length > 0; waited++) await pause(50);
  const crash = server.crash();
  if (crash) broken.push(`the server fell: ${crash}`);
  await server.kill();

  const database = await openDatabase({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  broken.push(...(await wronglyStored(database.kysely)).map((row) => `wrongly stored: ${row}`));
  const stored = (await unscoped(database.kysely).selectFrom('submissions').select('id').execute()).length;
  const uploads = (await unscoped(database.kysely).selectFrom('uploads').select('id').execute()).length;
  await database.close();
  const storedFiles = readdirSync(join(dataDir, 'uploads'), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile(),
  );
  if (storedFiles.length !== uploads)
    broken.push(`${storedFiles.length} files are in the store, ${uploads} belong to a form`);
  rmSync(dataDir, { recursive: true, force: true });
  return { stored, broken };
};
