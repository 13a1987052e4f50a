import { sql } from 'kysely';
import type { Database } from '#server/db/connect.ts';

/** Every row of every table as one text in lower case, for tests that search for data that must not exist. */
export const wholeDatabase = async ({ kysely, engine }: Database): Promise<string> => {
  const { rows: tables } =
    engine === 'postgres'
      ? await sql<{
          name: string;
        }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(kysely)
      : await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(kysely);
  const parts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(kysely);
    parts.push(...rows.map((row) => `${name} ${JSON.stringify(row)}`));
  }
  return parts.join('\n').toLowerCase();
};
