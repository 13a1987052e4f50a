import type { Db } from '#server/db/connect.ts';

/** A counter that triggers of the database increment with every change of public data. */
export const readPublicVersion = async (db: Db): Promise<number> => {
  const { version } = await db
    .selectFrom('public_version')
    .select('version')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return version;
};
