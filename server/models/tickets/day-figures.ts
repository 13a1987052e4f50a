import { sql } from 'kysely';
import { studioDay } from '#domain/dates.ts';
import type { StudioId } from '#domain/studios.ts';
import { dismissedStatus } from '#domain/tickets/transitions.ts';
import type { Tx } from '#server/db/connect.ts';
import type { TicketRecord } from './ticket-state.ts';

const hour = 3_600_000;
export const figureNames = [
  'leads',
  'dismissed',
  'contacted',
  'within_hour',
  'within_day',
  'joined',
  'lost',
] as const;
export type Figures = Record<(typeof figureNames)[number], number>;
export type CountedTicket = Pick<
  TicketRecord,
  | 'created_at'
  | 'studio_id'
  | 'form'
  | 'status'
  | 'held'
  | 'stage'
  | 'first_contact_at'
  | 'first_contact_open_ms'
>;

/** The figures of one ticket on its day. Held tickets do not count, dismissed ones only as `dismissed`. */
export const figuresOf = (ticket: CountedTicket): Figures => {
  const isCounted = ticket.held === null && ticket.status !== dismissedStatus;
  const isContacted = isCounted && ticket.first_contact_at !== null;
  const waited = ticket.first_contact_open_ms ?? Number.POSITIVE_INFINITY;
  const took = (ticket.first_contact_at ?? Number.POSITIVE_INFINITY) - ticket.created_at;
  return {
    leads: Number(isCounted),
    dismissed: Number(ticket.held === null && ticket.status === dismissedStatus),
    contacted: Number(isContacted),
    within_hour: Number(isContacted && waited <= hour),
    within_day: Number(isContacted && took <= 24 * hour),
    joined: Number(isCounted && ticket.stage === 'joined'),
    lost: Number(isCounted && ticket.stage === 'lost'),
  };
};

type Delta = { ticket: CountedTicket; sign: 1 | -1 };
const keyOf = ({ created_at, studio_id, form }: CountedTicket) =>
  JSON.stringify([studioDay(created_at), studio_id, form]);

/** Adds the differences to the figures, in the order of the key, so that two transactions cannot deadlock. */
export const addToDayFigures = async (tx: Tx, deltas: readonly Delta[]): Promise<void> => {
  const sums = new Map<string, Figures>();
  for (const { ticket, sign } of deltas) {
    const key = keyOf(ticket);
    const figures = figuresOf(ticket);
    const sum = sums.get(key);
    sums.set(
      key,
      Object.fromEntries(
        figureNames.map((name) => [name, (sum?.[name] ?? 0) + sign * figures[name]]),
      ) as Figures,
    );
  }
  const rows = [...sums]
    .filter(([, figures]) => figureNames.some((name) => figures[name] !== 0))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [key, figures] of rows) {
    const [day, studio_id, form] = JSON.parse(key) as [string, StudioId, string];
    await tx
      .insertInto('ticket_days')
      .values({ day, studio_id, form, ...figures })
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'studio_id', 'form'])
          .doUpdateSet(
            Object.fromEntries(
              figureNames.map((name) => [
                name,
                sql<number>`${sql.ref(`ticket_days.${name}`)} + ${sql.ref(`excluded.${name}`)}`,
              ]),
            ),
          ),
      )
      .execute();
  }
};
