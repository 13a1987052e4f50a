import { cp, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '#server/db/connect.ts';
import { OperatorError } from './operator-error.ts';

const folders = ['uploads', 'mailbox'];

const isThere = async (path: string) => Boolean(await stat(path).catch(() => undefined));

/**
 * A copy of everything in DATA_DIR that can be put back as it is, made while the site runs. The database first: every
 * file that a row of it speaks of was on disk before the row was, so what is copied later can only be more.
 */
export async function* backUp(
  { kysely, engine }: Database,
  dataDir: string,
  folder: string | undefined,
): AsyncGenerator<string> {
  if (!folder) throw new OperatorError('Name a folder for the copy.');
  if (engine !== 'sqlite') {
    throw new OperatorError('The database is PostgreSQL: pg_dump copies it, see docs/deploy.md.');
  }
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new OperatorError(`${folder} is not empty.`);
  await sql`vacuum into ${join(folder, 'heliora.db')}`.execute(kysely);
  yield `${join(folder, 'heliora.db')}\n`;
  for (const name of folders) {
    if (!(await isThere(join(dataDir, name)))) continue;
    await cp(join(dataDir, name), join(folder, name), { recursive: true, preserveTimestamps: true });
    yield `${join(folder, name)}\n`;
  }
}
