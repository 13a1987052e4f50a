import type { Instant } from '#domain/dates.ts';
import type { StudioId } from '#domain/studios.ts';
import type { ChangeOf } from '#domain/tickets/changes.ts';
import type { Delivery } from '#domain/tickets/views.ts';
import type { Database, Db } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { systemActor } from '#server/models/staff/staff-types.ts';
import { changeTicketWithTx } from '#server/models/tickets/changes/change-ticket.ts';
import { readEventPayload } from '#server/models/tickets/changes/ticket-events.ts';
import { deliveryState } from './ticket-deliveries.ts';

type Reply = ChangeOf<'reply'> & { ticketId: string; studio: StudioId; reference: string; isSent: boolean };

const sentIn = (db: Db, ticketId: string) =>
  unscoped(db)
    .selectFrom('ticket_events')
    .select('payload')
    .where('ticket_id', '=', ticketId)
    .where('kind', '=', 'sent');

/** Ids of the replies of a ticket that were sent. */
const sentReplies = async (db: Db, ticketId: string): Promise<Set<string>> =>
  new Set(
    (await sentIn(db, ticketId).execute()).flatMap(({ payload }) => {
      const { change } = readEventPayload(payload);
      return change.kind === 'sent' ? [change.reply] : [];
    }),
  );

/** Undefined when the reply was undone or blanked. */
export const findReply = async (db: Db, eventId: string): Promise<Reply | undefined> => {
  const event = await unscoped(db)
    .selectFrom('ticket_events')
    .innerJoin('tickets', 'tickets.id', 'ticket_events.ticket_id')
    .select([
      'ticket_events.payload',
      'tickets.id as ticketId',
      'tickets.studio_id as studio',
      'tickets.reference',
    ])
    .where('ticket_events.id', '=', eventId)
    .executeTakeFirst();
  if (!event) return undefined;
  const { payload, ...ticket } = event;
  const { change } = readEventPayload(payload);
  if (change.kind !== 'reply' || change.to === '') return undefined;
  return { ...change, ...ticket, isSent: (await sentReplies(db, ticket.ticketId)).has(eventId) };
};

/** Records that the mail was sent: the first real answer. */
export const recordSent = async (
  { transact }: Pick<Database, 'transact'>,
  { ticketId }: Pick<Reply, 'ticketId'>,
  eventId: string,
  now: Instant,
): Promise<void> => {
  const change = { kind: 'sent', reply: eventId } as const;
  const { ok } = await transact((tx) =>
    changeTicketWithTx(tx, { member: null, actor: systemActor, id: ticketId, change, now }),
  );
  if (!ok) throw new Error('the mail was sent, but the ticket could not be changed');
};

/** How far the mails of these replies are. An entry that an erasure deleted counts as done. */
export const replyDeliveries = async (
  db: Db,
  ticketId: string,
  eventIds: readonly string[],
): Promise<Map<string, Pick<Delivery, 'state' | 'error'>>> => {
  if (eventIds.length === 0) return new Map();
  const sent = await sentReplies(db, ticketId);
  const entries = await unscoped(db)
    .selectFrom('outbox')
    .select(['id', 'state', 'last_error'])
    .where('id', 'in', eventIds)
    .execute();
  return new Map(
    eventIds.map((id) => {
      const entry = entries.find((one) => one.id === id);
      const isDone = sent.has(id) || !entry || entry.state === 'done';
      return [
        id,
        {
          state: isDone ? 'done' : deliveryState(entry),
          error: isDone ? null : entry.last_error,
        },
      ];
    }),
  );
};
