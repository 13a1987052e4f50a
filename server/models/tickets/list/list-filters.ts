import { type RawBuilder, sql } from 'kysely';
import { formKinds } from '#domain/forms/forms.ts';
import type { Principal } from '#domain/staff/permissions.ts';
import type { ListQuery } from '#domain/tickets/views.ts';
import { formLabel } from '#server/models/tickets/ticket-rows.ts';
import type { TicketRecord } from '#server/models/tickets/ticket-state.ts';

type Filter = { column: 'assignee_id' | 'campaign' | 'form' | 'stage'; values: readonly string[] };

/** The length of the stored campaign. */
const campaignLength = 80;

/** Some form kinds have the same name on the screen: one line of the filter is about all of them. */
const kindsNamedLike = (form: string): string[] => [
  form,
  ...formKinds.filter((kind) => kind !== form && formLabel(kind) === formLabel(form)),
];

/**
 * The most selective filter first: a list of closed tickets reads the index of the first one and compares the
 * found rows with the others. `stage` has no index.
 */
export const filtersOf = (member: Principal, query: ListQuery): { indexed: Filter[]; others: Filter[] } => {
  const { tab, assignee, campaign, form, stage } = query;
  const filter = (column: Filter['column'], values: readonly (string | null | undefined)[]): Filter[] =>
    values[0] ? [{ column, values: values.filter((value) => typeof value === 'string') }] : [];
  return {
    indexed: [
      ...filter('assignee_id', [tab === 'mine' ? member.id : assignee]),
      ...filter('campaign', [campaign?.slice(0, campaignLength)]),
      ...filter('form', form ? kindsNamedLike(form) : []),
    ],
    others: filter('stage', [stage]),
  };
};

export const allFilters = (member: Principal, query: ListQuery): Filter[] => {
  const { indexed, others } = filtersOf(member, query);
  return [...indexed, ...others];
};

export const passesAll = (filters: readonly Filter[]) => (record: TicketRecord) =>
  filters.every(({ column, values }) => values.includes(record[column] ?? ''));

/** The filters as a condition, each followed by `and`. */
export const conditionOf = (filters: readonly Filter[]): RawBuilder<unknown> =>
  sql.join(
    [sql``, ...filters.map(({ column, values }) => sql`${sql.ref(column)} in (${sql.join(values)}) and`)],
    sql` `,
  );

export const isFiltered = ({ q, form, assignee, campaign, stage, from, to }: ListQuery): boolean =>
  Boolean(q.trim() || form || assignee || campaign || stage || from || to);

/** PostgreSQL refuses a null byte in a parameter, and a lone surrogate in JSON. */
export const asStorable = (query: ListQuery): ListQuery =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
    ]),
  ) as ListQuery;
