import type { Selectable } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { Tables } from '#server/db/tables.ts';

export type Opening = Selectable<Tables['openings']>;

export const listOpenings = (db: Db): Promise<Opening[]> =>
  db.selectFrom('openings').selectAll().orderBy('id').execute();
