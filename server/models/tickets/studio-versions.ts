import { sql } from 'kysely';
import type { StudioId } from '#domain/studios.ts';
import type { Db, Tx } from '#server/db/connect.ts';

/** Increments the versions of studios, which open pages compare to detect a change. */
export const raiseStudioVersions = async (tx: Tx, studios: Iterable<StudioId>): Promise<void> => {
  // In a fixed order, so that two transactions cannot deadlock.
  for (const studio_id of [...new Set(studios)].sort((a, b) => a - b))
    await tx
      .insertInto('studio_versions')
      .values({ studio_id, version: 1 })
      .onConflict((conflict) =>
        conflict.column('studio_id').doUpdateSet({ version: sql<number>`studio_versions.version + 1` }),
      )
      .execute();
};

export const readStudioVersions = async (db: Db): Promise<Map<StudioId, number>> => {
  const rows = await db.selectFrom('studio_versions').selectAll().execute();
  return new Map(rows.map(({ studio_id, version }) => [studio_id, version]));
};
