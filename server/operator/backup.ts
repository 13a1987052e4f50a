import { cp, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '#server/db/connect.ts';
import { OperatorError } from './operator-error.ts';

/**
 * `staff.key` decrypts secrets in the database (server/models/staff/staff-key.ts); `erasures.log` lists what
 * was erased (server/models/privacy/erasures-file.ts).
 */
const copiedFiles = ['uploads', 'mailbox', 'staff.key', 'erasures.log'];

const isThere = async (path: string) => Boolean(await stat(path).catch(() => undefined));

/**
 * Copies everything in DATA_DIR while the site runs. The database is copied first: a file is on disk before
 * the row that refers to it, so the files copied later include every file of the copied rows.
 */
export async function* backUp(
  { kysely, engine }: Database,
  dataDir: string,
  folder: string | undefined,
): AsyncGenerator<string> {
  if (!folder) throw new OperatorError('Give a folder for the copy.');
  if (engine !== 'sqlite') {
    throw new OperatorError('The database is PostgreSQL: pg_dump copies it, see docs/deploy.md.');
  }
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new OperatorError(`${folder} is not empty.`);
  await sql`vacuum into ${join(folder, 'heliora.db')}`.execute(kysely);
  yield `${join(folder, 'heliora.db')}\n`;
  for (const name of copiedFiles) {
    if (!(await isThere(join(dataDir, name)))) continue;
    await cp(join(dataDir, name), join(folder, name), { recursive: true, preserveTimestamps: true });
    yield `${join(folder, name)}\n`;
  }
}
