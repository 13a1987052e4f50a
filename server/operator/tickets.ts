import { sql } from 'kysely';
import { allScopes, studioOfScope } from '#domain/staff/scopes.ts';
import { studioFromQuery, studios } from '#domain/studios.ts';
import { boxes } from '#domain/tickets/boxes.ts';
import type { Db } from '#server/db/connect.ts';
import { studioLabel } from '#server/models/tickets/ticket-rows.ts';
import { openBoxes } from '#server/models/tickets/ticket-state.ts';
import { OperatorError } from './operator-error.ts';

const time = (instant: number) => new Date(instant).toISOString();

/** Open tickets, the longest overdue first. A ticket whose sender was contacted has no due time. */
export async function* ticketsAsText(
  db: Db,
  name: string | undefined,
  limit: number,
): AsyncGenerator<string> {
  const studio = name === undefined ? undefined : studioFromQuery(name)?.id;
  if (name !== undefined && studio === undefined)
    throw new OperatorError(`--studio is one of ${studios.map(({ slug }) => slug).join(', ')}.`);
  let query = db
    .selectFrom('tickets')
    .leftJoin('staff', 'staff.id', 'tickets.assignee_id')
    .select(['tickets.reference', 'tickets.form', 'tickets.studio_id', 'tickets.status', 'tickets.due_at'])
    .select('staff.email as assignee')
    .where('tickets.box', 'in', openBoxes)
    .orderBy(sql`tickets.due_at is null`)
    .orderBy('tickets.rank')
    .orderBy('tickets.id')
    .limit(limit);
  if (studio !== undefined)
    query = query.where(
      'tickets.scope',
      'in',
      allScopes.filter((scope) => studioOfScope(scope) === studio),
    );
  const tickets = await query.execute();
  if (tickets.length === 0) yield 'No ticket is open.\n';
  for (const ticket of tickets) {
    const due = ticket.due_at === null ? '' : `  due ${time(ticket.due_at)}`;
    yield `${ticket.reference}  ${ticket.status.padEnd(11)}  ${ticket.form.padEnd(18)}  ${studioLabel(ticket.studio_id)}  ${ticket.assignee ?? '-'}${due}\n`;
  }
}

/** Number of tickets in each box, and number of submissions without a ticket. */
export async function* ticketFigures(db: Db): AsyncGenerator<string> {
  const counted = await db
    .selectFrom('tickets')
    .select(({ fn }) => ['box', fn.countAll<number>().as('count')])
    .groupBy('box')
    .execute();
  const counts = new Map(counted.map(({ box, count }) => [box, count]));
  for (const box of boxes) yield `${box.padEnd(10)} ${counts.get(box) ?? 0}\n`;
  const unopened = await db
    .selectFrom('submissions')
    .leftJoin('tickets', 'tickets.id', 'submissions.id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tickets.id', 'is', null)
    .executeTakeFirstOrThrow();
  yield `not opened ${unopened.count}\n`;
}
