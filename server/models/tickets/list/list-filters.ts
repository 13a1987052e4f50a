import { type RawBuilder, sql } from 'kysely';
import type { Principal } from '#domain/staff/permissions.ts';
import { noSource } from '#domain/tickets/figures.ts';
import type { ListQuery } from '#domain/tickets/views.ts';
import { kindsNamedLike } from '#server/models/tickets/ticket-rows.ts';

type Filter = {
  column: 'assignee_id' | 'campaign' | 'form' | 'stage' | 'source';
  values: readonly string[];
};

/**
 * The most selective filter first: a list of closed tickets reads the index of the first one and compares the
 * found rows with the others. `stage` and `source` have no index.
 */
export const filtersOf = (member: Principal, query: ListQuery): { indexed: Filter[]; others: Filter[] } => {
  const { tab, assignee, campaign, source, form, stage } = query;
  const filter = (column: Filter['column'], values: readonly (string | null | undefined)[]): Filter[] =>
    values[0] ? [{ column, values: values.filter((value) => typeof value === 'string') }] : [];
  return {
    indexed: [
      ...filter('assignee_id', [tab === 'mine' ? member.id : assignee]),
      ...filter('campaign', [campaign]),
      ...filter('form', form ? kindsNamedLike(form) : []),
    ],
    others: [...filter('stage', [stage]), ...filter('source', [source])],
  };
};

export const allFilters = (member: Principal, query: ListQuery): Filter[] => {
  const { indexed, others } = filtersOf(member, query);
  return [...indexed, ...others];
};

/** The filters as a condition, each followed by `and`. */
export const conditionOf = (filters: readonly Filter[]): RawBuilder<unknown> =>
  sql.join(
    [
      sql``,
      ...filters.map(({ column, values }) => {
        const value = values.includes(noSource)
          ? sql`coalesce(${sql.ref(column)}, ${noSource})`
          : sql.ref(column);
        return sql`${value} in (${sql.join(values)}) and`;
      }),
    ],
    sql` `,
  );

/** Whether more than a tab, a studio and a page is chosen. */
export const isFiltered = ({ tab, studio, after, unknown, q, ...filters }: ListQuery): boolean =>
  q.trim() !== '' || Object.values(filters).some(Boolean);

/** PostgreSQL refuses a null byte in a parameter, and a lone surrogate in JSON. */
export const asStorable = (query: ListQuery): ListQuery =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
    ]),
  ) as ListQuery;
