import type { Instant } from '#domain/dates.ts';
import { stagesOf } from '#domain/tickets/stages.ts';
import { isClosed } from '#domain/tickets/transitions.ts';
import type { TicketDetail } from '#domain/tickets/views.ts';
import { NextStep } from '#staff/components/next-step.tsx';
import { StatusIcon, shownStatus } from '#staff/components/status-icon.tsx';
import { when } from '#staff/time-texts.ts';
import { dismissLabels, lostLabels, stageLabels, statusLabels } from '#words/staff/labels.ts';
import { ticketWords as words } from '#words/staff/ticket.ts';
import { samePersonId } from './same-person.tsx';

const endings: Readonly<Record<string, string>> = { ...stageLabels, ...lostLabels, ...dismissLabels };

/** Null if the ticket has no assignee and needs none: it is finished or held as spam. */
const assigneeWords = (ticket: TicketDetail) => {
  const { assignee, isHeld } = ticket;
  if (!assignee) return isClosed(ticket) || isHeld ? null : words.nobody;
  if (assignee.isMe) return words.yours;
  return isClosed(ticket) ? words.assignedBefore(assignee.name) : words.assignedTo(assignee.name);
};

const Clock = ({ ticket, now }: { ticket: TicketDetail; now: Instant }) => {
  if (isClosed(ticket)) {
    const ending = [ticket.status === 'RESOLVED' ? ticket.stage : null, ticket.reason]
      .map((key) => (key && endings[key]) || null)
      .filter(Boolean);
    return ending.length > 0 && <p className="text-palm">{words.closedAs(ending.join(', '))}</p>;
  }
  if (ticket.heldReason !== null) return null;
  return (
    <>
      <p>
        <NextStep row={ticket} now={now} />
      </p>
      {ticket.tries > 0 && <p className="text-ink-soft">{words.tries(ticket.tries)}</p>}
    </>
  );
};

/** How far the lead has come. */
const StagePath = ({ ticket: { stage, formKind } }: { ticket: TicketDetail }) => {
  const path = stagesOf(formKind).filter((one) => one !== 'lost' || stage === 'lost');
  const at = stage ? path.indexOf(stage) : -1;
  return (
    <ol className="flex flex-wrap gap-x-1 gap-y-1.5 text-xs" aria-label={words.stage}>
      {path.map((one, index) => (
        <li
          key={one}
          aria-current={index === at ? 'step' : undefined}
          className={`rounded-full px-2.5 py-0.5 ${index === at ? 'bg-wine font-medium text-cream' : index < at && stage !== 'lost' ? 'bg-sand' : 'border border-sand text-ink-soft'}`}
        >
          {stageLabels[one]}
        </li>
      ))}
    </ol>
  );
};

/** The sender, the assignee, and how to reach the sender. */
export const TicketHead = ({ ticket, now }: { ticket: TicketDetail; now: Instant }) => (
  <header className="grid gap-3">
    <div className="grid gap-1">
      <h1 tabIndex={-1} data-focus className="font-display text-2xl break-words outline-none">
        {ticket.name}
      </h1>
      <p className="text-sm text-ink-soft">
        {[ticket.formLabel, ticket.studioName, words.arrived(when(ticket.createdAt, now))].join(' · ')}
      </p>
    </div>
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
      <p className="flex items-center gap-2 font-medium">
        <StatusIcon row={ticket} />
        <span aria-hidden="true">{statusLabels[shownStatus(ticket)]}</span>
      </p>
      <p className="empty:hidden">{assigneeWords(ticket)}</p>
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
    {ticket.stage && ticket.heldReason === null && <StagePath ticket={ticket} />}
    {(ticket.phone || ticket.email) && (
      <p className="flex flex-wrap gap-x-6 text-lg select-all">
        {ticket.phone && <span>{ticket.phone}</span>}
        {ticket.email && <span className="min-w-0 break-all">{ticket.email}</span>}
      </p>
    )}
  </header>
);
