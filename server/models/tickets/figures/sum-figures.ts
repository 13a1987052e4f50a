import { sql } from 'kysely';
import { addDays, type CalendarDay } from '#domain/dates.ts';
import type { MemberScopes } from '#domain/staff/permissions.ts';
import { type Figures, figureNames, noSource } from '#domain/tickets/figures.ts';
import type { Db } from '#server/db/connect.ts';
import { firstId } from '#server/db/time-ordered-id.ts';
import { figureCondition } from '#server/models/tickets/figure-condition.ts';
import { countedBoxes } from '#server/models/tickets/ticket-state.ts';
import { ticketsIn } from '#server/models/tickets/tickets-in.ts';
import { studioInstant } from '#server/time/studio-time.ts';

export type FigureGroup = 'scope' | 'form' | 'source';
export type WeekSum = { week: CalendarDay; group: string } & Figures;

type Counted = {
  /** The Mondays of the weeks. */
  weeks: readonly CalendarDay[];
  by: FigureGroup;
  forms?: readonly string[] | undefined;
  source?: string | null;
};

/** The figures of each week and group, counted from the tickets: ids begin with the time of arrival. */
export const sumFigures = async (
  db: Db,
  scopes: MemberScopes,
  { weeks, by, forms, source }: Counted,
): Promise<WeekSum[]> => {
  const firstIdOf = (day: CalendarDay) => firstId(studioInstant(day, '00:00'));
  const known = sql<string>`coalesce(source, ${sql.lit(noSource)})`;
  const group = by === 'source' ? known : sql`cast(${sql.ref(by)} as text)`;
  const counts = figureNames.map((name) =>
    sql<number>`count(case when ${figureCondition(name)} then 1 end)`.as(name),
  );
  const sums: WeekSum[] = [];
  for (const week of weeks) {
    let query = ticketsIn(db, scopes)
      .select([group.as('group'), sql<number>`coalesce(sum(first_contact_tries), 0)`.as('tries'), ...counts])
      .where('id', '>=', firstIdOf(week))
      .where('id', '<', firstIdOf(addDays(week, 7)))
      .where('box', 'in', countedBoxes)
      .groupBy(group);
    if (forms) query = query.where('form', 'in', forms);
    if (source) query = query.where(known, '=', source);
    for (const row of await query.execute()) sums.push({ week, ...row } as WeekSum);
  }
  return sums;
};
