import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/db/connect.ts';
import { leadServer } from '#tests/lead-server-process.ts';
import { chanceOf } from './chance.ts';
import { type Question, question } from './questions.ts';
import { wronglyStored } from './stored.ts';

export type FuzzReport = {
  seed: number;
  questions: number;
  /** How many answers of each status; 0 counts connections that were closed on us. */
  statuses: Record<number, number>;
  stored: number;
  broken: string[];
};

const ask = async (url: string, { path, ...rest }: Question): Promise<number> => {
  try {
    const response = await fetch(url + path, { ...rest, signal: AbortSignal.timeout(30_000) });
    await response.arrayBuffer();
    return response.status;
  } catch (error) {
    if (error instanceof DOMException) return 599;
    return 0;
  }
};

const atOnce = 8;

/** Without an address of PostgreSQL the forms go to a fresh SQLite file. */
export const runFuzz = async (
  seed: number,
  count: number,
  databaseUrl: string | null = null,
): Promise<FuzzReport> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'heliora-fuzz-'));
  const server = await leadServer({
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
  const chance = chanceOf(seed);
  const statuses: Record<number, number> = {};
  const broken: string[] = [];

  for (let done = 0; done < count; done += atOnce) {
    const questions = Array.from({ length: Math.min(atOnce, count - done) }, () => question(chance));
    const answers = await Promise.all(questions.map((one) => ask(server.url, one)));
    for (const [index, status] of answers.entries()) {
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status < 500) continue;
      const { method, path, headers, body } = questions[index] as Question;
      broken.push(
        `${status} ${method} ${path} ${JSON.stringify(headers)} ${Buffer.from(body ?? '')
          .toString('latin1')
          .slice(0, 600)}`,
      );
    }
    if (server.crash()) break;
  }
  const crash = server.crash();
  if (crash) broken.push(`the server fell: ${crash}`);
  await server.kill();

  const database = await openDatabase({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  broken.push(...(await wronglyStored(database.kysely)).map((row) => `wrongly stored: ${row}`));
  const stored = (await database.kysely.selectFrom('submissions').select('id').execute()).length;
  const uploads = (await database.kysely.selectFrom('uploads').select('id').execute()).length;
  await database.close();
  const kept = readdirSync(join(dataDir, 'uploads'), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile(),
  );
  if (kept.length !== uploads)
    broken.push(`${kept.length} files lie in the store, ${uploads} belong to a form`);
  rmSync(dataDir, { recursive: true, force: true });
  return { seed, questions: count, statuses, stored, broken };
};
