import type { Instant } from '#domain/dates.ts';
import { isClosed } from '#domain/tickets/transitions.ts';
import type { TicketDetail, TicketRow } from '#domain/tickets/views.ts';
import { StatusIcon, shownStatus } from '#staff/components/status-icon.tsx';
import { when } from '#staff/time-texts.ts';
import { dismissLabels, lostLabels, outcomeLabels, statusLabels } from '#words/staff/labels.ts';
import { ticketWords as words } from '#words/staff/ticket.ts';
import { spanWords } from '#words/staff/times.ts';
import { samePersonId } from './same-person.tsx';
import { dialled, ticketMailUrl } from './ticket-bar.tsx';

const endings: Readonly<Record<string, string>> = { ...outcomeLabels, ...lostLabels, ...dismissLabels };

/** Null if the ticket has no assignee and needs none: it is finished or held as spam. */
const assigneeWords = (row: TicketRow) => {
  const { assignee, isHeld } = row;
  if (!assignee) return isClosed(row) || isHeld ? null : words.nobody;
  if (assignee.isMe) return words.yours;
  return isClosed(row) ? words.assignedBefore(assignee.name) : words.assignedTo(assignee.name);
};

const Clock = ({ ticket, now }: { ticket: TicketDetail; now: Instant }) => {
  if (isClosed(ticket)) {
    const ending = [ticket.outcome, ticket.reason]
      .map((key) => (key && endings[key]) || null)
      .filter(Boolean);
    return ending.length > 0 && <p className="text-palm">{words.closedAs(ending.join(', '))}</p>;
  }
  if (ticket.dueAt === null || ticket.heldReason !== null) return null;
  return ticket.isOverdue ? (
    <p className="font-medium text-alarm">{words.overdue(spanWords(now - ticket.dueAt))}</p>
  ) : (
    <p className="text-ink-soft">{words.dueIn(spanWords(ticket.dueAt - now))}</p>
  );
};

export const TicketTitle = ({ row, now }: { row: TicketRow; now: Instant }) => (
  <div className="grid gap-1">
    <h1 tabIndex={-1} data-focus className="font-display text-2xl break-words outline-none">
      {row.name}
    </h1>
    <p className="text-sm text-ink-soft">
      {[row.formLabel, row.studioName, words.arrived(when(row.createdAt, now))].filter(Boolean).join(' · ')}
    </p>
  </div>
);

export const TicketAssignee = ({ row }: { row: TicketRow }) => (
  <>
    <p className="flex items-center gap-2 font-medium">
      <StatusIcon row={row} />
      <span aria-hidden="true">{statusLabels[shownStatus(row)]}</span>
    </p>
    <p className="empty:hidden">{assigneeWords(row)}</p>
  </>
);

/** The sender, the assignee, and how to reach the sender. */
export const TicketHead = ({ ticket, now }: { ticket: TicketDetail; now: Instant }) => {
  return (
    <header className="grid gap-3">
      <TicketTitle row={ticket} now={now} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
        <TicketAssignee row={ticket} />
        <Clock ticket={ticket} now={now} />
        {ticket.samePersonCount > 0 && (
          // On a phone the earlier tickets, which matter before a call, are far below.
          <a
            href={`#${samePersonId}`}
            className="-my-2.5 min-h-11 content-center text-wine underline xl:hidden"
          >
            {words.samePerson(ticket.samePersonCount)}
          </a>
        )}
      </div>
      {(ticket.phone || ticket.email) && (
        <p className="flex flex-wrap gap-x-6 text-lg">
          {ticket.phone && (
            <a href={`tel:${dialled(ticket.phone)}`} className="min-h-11 content-center text-wine underline">
              {ticket.phone}
            </a>
          )}
          {ticket.email && (
            <a
              href={ticketMailUrl(ticket.email, ticket.reference)}
              className="min-h-11 min-w-0 content-center break-all text-wine underline"
            >
              {ticket.email}
            </a>
          )}
        </p>
      )}
    </header>
  );
};
