import type { Selectable } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { Tables } from '#server/db/tables.ts';

export type Promo = Selectable<Tables['promos']>;

/** If several promos are active, the newest one applies. */
export const findActivePromo = (db: Db): Promise<Promo | undefined> =>
  db.selectFrom('promos').selectAll().where('active', '=', 1).orderBy('id', 'desc').executeTakeFirst();
