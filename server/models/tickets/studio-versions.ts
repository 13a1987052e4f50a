import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { MemberScopes } from '#domain/staff/permissions.ts';
import { studioOfScope } from '#domain/staff/scopes.ts';
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

/** A hash that changes with every change of a ticket in the studios of the scopes. */
export const versionOf = async (db: Db, scopes: MemberScopes): Promise<string> => {
  const rows = await db
    .selectFrom('studio_versions')
    .selectAll()
    .where('studio_id', 'in', [...new Set(scopes.map(studioOfScope))])
    .orderBy('studio_id')
    .execute();
  // A change of role or studios changes the text too.
  const versions = rows.map(({ studio_id, version }) => [studio_id, version]);
  return createHash('sha256').update(JSON.stringify({ scopes, versions })).digest('base64url');
};
