import type { Principal } from '#domain/staff/permissions.ts';
import type { ListQuery } from '#domain/tickets/views.ts';
import type { TicketRecord } from '#server/models/tickets/ticket-state.ts';

type Filter = { column: 'assignee_id' | 'campaign' | 'form'; value: string };

/** The length of the stored campaign. */
const campaignLength = 80;

/**
 * The most selective filter first: the list reads the index of the first one and compares the found rows with
 * the others.
 */
export const filtersOf = (member: Principal, { tab, assignee, campaign, form }: ListQuery): Filter[] =>
  [
    { column: 'assignee_id' as const, value: tab === 'mine' ? member.id : assignee },
    { column: 'campaign' as const, value: campaign?.slice(0, campaignLength) },
    { column: 'form' as const, value: form },
  ].flatMap(({ column, value }) => (value ? [{ column, value }] : []));

export const passesAll = (filters: readonly Filter[]) => (record: TicketRecord) =>
  filters.every(({ column, value }) => record[column] === value);

export const isFiltered = ({ q, form, assignee, campaign, from, to }: ListQuery): boolean =>
  Boolean(q.trim() || form || assignee || campaign || from || to);

/** PostgreSQL refuses a null byte in a parameter, and a lone surrogate in JSON. */
export const asStorable = (query: ListQuery): ListQuery =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
    ]),
  ) as ListQuery;
