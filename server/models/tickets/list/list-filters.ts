import { addDays, isCalendarDay } from '#domain/dates.ts';
import type { Principal } from '#domain/staff/permissions.ts';
import type { ListQuery } from '#domain/tickets/views.ts';
import { firstId } from '#server/db/time-ordered-id.ts';
import type { TicketRecord } from '#server/models/tickets/ticket-state.ts';
import { studioInstant } from '#server/time/studio-time.ts';

type Filter = { column: 'assignee_id' | 'campaign' | 'form'; value: string };

/** The length of the stored campaign. */
const campaignLength = 80;

/** The most selective filter first: its index is read, and the found rows are compared with the others. */
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

/** Exclusive bounds of the ids, which begin with the time of arrival. */
export type IdBounds = { from: string; before: string };

/** 'g' is greater than any id, so that the first page has a bound too. */
const noBounds: IdBounds = { from: '', before: 'g' };

const idCursor = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The days of the filter and the cursor as a range of ids. */
export const boundsOf = ({ from, to, after }: ListQuery): IdBounds => {
  const until = to && isCalendarDay(to) ? firstId(studioInstant(addDays(to, 1), '00:00')) : noBounds.before;
  const cursor = after && idCursor.test(after) ? after : noBounds.before;
  return {
    from: from && isCalendarDay(from) ? firstId(studioInstant(from, '00:00')) : noBounds.from,
    before: cursor < until ? cursor : until,
  };
};

/** PostgreSQL refuses a null byte in a parameter, and a lone surrogate in JSON. */
export const asStorable = (query: ListQuery): ListQuery =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
    ]),
  ) as ListQuery;
