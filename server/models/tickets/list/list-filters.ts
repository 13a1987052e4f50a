import { type RawBuilder, sql } from 'kysely';
import type { Instant } from '#domain/dates.ts';
import type { Principal } from '#domain/staff/permissions.ts';
import { noSource } from '#domain/tickets/figures.ts';
import type { ListQuery } from '#domain/tickets/views.ts';
import { figureCondition } from '#server/models/tickets/figure-condition.ts';
import { kindsNamedLike } from '#server/models/tickets/ticket-rows.ts';
import { daysOf } from './days.ts';
import { isFigure } from './tab-boxes.ts';

export type Condition = RawBuilder<unknown>;

/** Conditions on rows of `tickets` for all parts of the query but tab, studio and words. */
export const filtersOf = (member: Principal, query: ListQuery, now: Instant): Condition[] => {
  const { tab, campaign, source, form, stage, figure } = query;
  const assignee = tab === 'mine' ? member.id : query.assignee;
  const { from, before } = daysOf(query);
  const conditions: (Condition | null | false)[] = [
    assignee !== null && sql`assignee_id = ${assignee}`,
    campaign !== null && sql`campaign = ${campaign}`,
    form !== null && sql`form in (${sql.join(kindsNamedLike(form))})`,
    stage !== null && sql`stage = ${stage}`,
    source !== null &&
      (source === noSource ? sql`coalesce(source, ${noSource}) = ${source}` : sql`source = ${source}`),
    figure === 'overdue' && sql`due_at < ${now}`,
    isFigure(figure) && figureCondition(figure),
    from !== null && sql`id >= ${from}`,
    before !== null && sql`id < ${before}`,
  ];
  return conditions.filter((one): one is Condition => Boolean(one));
};

export const allOf = (conditions: readonly Condition[]): Condition => sql.join(conditions, sql` and `);

/** Whether more than a tab, a studio and a page is chosen. */
export const isFiltered = ({ tab, studio, after, unknown, q, ...filters }: ListQuery): boolean =>
  q.trim() !== '' || Object.values(filters).some(Boolean);
