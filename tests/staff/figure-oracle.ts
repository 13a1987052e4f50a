import { addDays } from '#domain/dates.ts';
import type { FigureReport } from '#domain/tickets/views.ts';
import { formLabel } from '#server/models/tickets/ticket-rows.ts';
import type { TicketRecord } from '#server/models/tickets/ticket-state.ts';
import { mondayOf, recountOf } from '#tests/databases/stored-figures.ts';
import type { StoredLead, Viewer } from './oracle.ts';

type Counted = { leads: readonly StoredLead[]; tickets: ReadonlyMap<string, TicketRecord> };

/** Leads whose figures the member may see: no memberships, no applications, nothing of other studios. */
export const countedFor = (member: Viewer, { leads, tickets }: Counted, from: string, to: string) =>
  leads
    .filter(
      ({ scopeClass, createdAt, studio }) =>
        scopeClass === 'lead' &&
        (member.role === 'Corporate' || member.studios.includes(studio)) &&
        mondayOf(createdAt) >= from &&
        mondayOf(createdAt) <= to,
    )
    .flatMap(({ id, studio }) => {
      const ticket = tickets.get(id);
      return ticket ? [{ ...ticket, studio_id: studio }] : [];
    });

const isInRow = ({ studio_id, form, source }: TicketRecord, by: FigureReport['query']['by'], row: string) => {
  if (by === 'studio') return String(studio_id) === row;
  return by === 'form' ? formLabel(form) === formLabel(row) : (source ?? '(none)') === row;
};

/** The screen of figures, and the figures of the start screen: every number is counted again. */
export const wrongReport = (member: Viewer, report: FigureReport, world: Counted): string[] => {
  const { query, from, to, before, series } = report;
  const counted = (first: string, last: string, row?: string) =>
    recountOf(
      countedFor(member, world, first, last).filter(
        (ticket) =>
          (query.studio === null || ticket.studio_id === query.studio) &&
          (query.form === null || formLabel(ticket.form) === formLabel(query.form)) &&
          (query.source === null || (ticket.source ?? '(none)') === query.source) &&
          (row === undefined || isInRow(ticket, query.by, row)),
      ),
    );
  const numbers: { what: string; said: Record<string, number>; right: Record<string, number> }[] = [
    { what: 'the total', said: report.total, right: counted(from, to) },
    { what: 'before', said: report.totalBefore, right: counted(before, addDays(from, -1)) },
    ...series.map(({ week, figures }) => ({ what: week, said: figures, right: counted(week, week) })),
    ...report.rows.map(({ id, figures }) => ({ what: id, said: figures, right: counted(from, to, id) })),
  ];
  return numbers.flatMap(({ what, said, right }) =>
    Object.keys(right)
      .filter((name) => said[name] !== right[name])
      .map((name) => `${name} of ${what}: ${said[name]} instead of ${right[name]}`),
  );
};
