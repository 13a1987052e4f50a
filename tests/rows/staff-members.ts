import { randomUUID } from 'node:crypto';
import type { Instant } from '#domain/dates.ts';
import type { Principal, Role } from '#domain/staff/permissions.ts';
import { toStudioId } from '#domain/studios.ts';
import type { Database } from '#server/db/connect.ts';

/** Adds an active account without any factor. */
export const addStaff = async (
  { kysely }: Database,
  role: Role,
  studios: readonly number[] = [],
  name = 'Ana Ruiz',
  at: Instant = 0,
): Promise<Principal & { name: string; email: string }> => {
  const id = randomUUID();
  const email = `${id.slice(0, 8)}@heliora.example`;
  const account = { id, email, name, role, active: 1, preferences: '{}', created_at: at } as const;
  await kysely
    .insertInto('staff')
    .values({ ...account, created_by: null, seen_at: at })
    .execute();
  for (const studio of studios)
    await kysely
      .insertInto('staff_studios')
      .values({ staff_id: id, studio_id: toStudioId(studio) })
      .execute();
  return { id, role, studios: studios.map(toStudioId), name, email };
};
