import { addDays, studioDay } from '#domain/dates.ts';
import { type Person, seenScopes } from '#domain/staff/permissions.ts';
import { leadKinds, studioOfScope } from '#domain/staff/scopes.ts';
import type { Instant } from '#server/db/column-types.ts';
import type { Db } from '#server/db/connect.ts';

const weekDays = 7;
const parkedCap = 100;

/** Leads of the last seven days in the person's studios, and deliveries that were given up. */
export const weekFigures = async (
  db: Db,
  who: Person,
  now: Instant,
): Promise<{ leads: number; withinHour: number; parked: number }> => {
  const scopes = seenScopes(who);
  if (scopes.length === 0) return { leads: 0, withinHour: 0, parked: 0 };
  const studios = [...new Set(scopes.map(studioOfScope))];
  const sums = await db
    .selectFrom('ticket_days')
    .select(({ fn }) => [
      fn.sum<string>('leads').as('leads'),
      fn.sum<string>('within_hour').as('within_hour'),
    ])
    .where('day', '>', addDays(studioDay(now), -weekDays))
    .where('studio', 'in', studios)
    // Memberships and applications are not leads, and not every role may know how many there are.
    .where('form', 'in', leadKinds)
    .executeTakeFirst();
  const parked = await db
    .selectFrom('outbox')
    .innerJoin('tickets', 'tickets.id', 'outbox.submission_id')
    .select('outbox.id')
    .where('outbox.state', '=', 'parked')
    .where('tickets.scope', 'in', scopes)
    .limit(parkedCap)
    .execute();
  return {
    leads: Number(sums?.leads ?? 0),
    withinHour: Number(sums?.within_hour ?? 0),
    parked: parked.length,
  };
};
