import { addDays, type Instant, studioDay } from '#domain/dates.ts';
import { type Principal, visibleScopes } from '#domain/staff/permissions.ts';
import { leadKinds, studioOfScope } from '#domain/staff/scopes.ts';
import type { Db } from '#server/db/connect.ts';

const daysPerWeek = 7;

/** Leads of the last seven days in the member's studios. */
export const weekFigures = async (
  db: Db,
  member: Principal,
  now: Instant,
): Promise<{ leads: number; withinHour: number }> => {
  const scopes = visibleScopes(member);
  if (scopes.length === 0) return { leads: 0, withinHour: 0 };
  const studios = [...new Set(scopes.map(studioOfScope))];
  const sums = await db
    .selectFrom('ticket_days')
    .select(({ fn }) => [
      fn.sum<string>('leads').as('leads'),
      fn.sum<string>('within_hour').as('within_hour'),
    ])
    .where('day', '>', addDays(studioDay(now), -daysPerWeek))
    .where('studio_id', 'in', studios)
    // Memberships and applications are not leads, and not every role may see their number.
    .where('form', 'in', leadKinds)
    .executeTakeFirst();
  return {
    leads: Number(sums?.leads ?? 0),
    withinHour: Number(sums?.within_hour ?? 0),
  };
};
