import type { Instant } from '#domain/dates.ts';
import { isClosed } from '#domain/tickets/transitions.ts';
import type { TicketDetail, TicketRow } from '#domain/tickets/views.ts';
import { ChangeForm } from '#staff/components/change-form.tsx';
import { Button } from '#staff/components/controls.tsx';
import { StatusIcon } from '#staff/components/status-icon.tsx';
import { when } from '#staff/time-texts.ts';
import { ticketWords as words } from '#words/staff/ticket.ts';
import { Section } from './section.tsx';

export const samePersonId = 'same-person';

const RequestLink = ({ row, now }: { row: TicketRow; now: Instant }) => (
  <a
    href={`/staff/leads/${row.id}`}
    className="flex min-h-11 min-w-0 flex-1 items-center gap-3 px-3 py-1.5 hover:bg-cream focus-visible:-outline-offset-3"
  >
    <StatusIcon row={row} />
    <span className="grid min-w-0 flex-1">
      <span className="truncate">
        <span className="font-medium">{row.formLabel}</span>
        <span className="text-ink-soft"> {when(row.createdAt, now)}</span>
      </span>
      <span className="truncate text-ink-soft">{row.summary}</span>
    </span>
  </a>
);

/** Other tickets of the same person. One press closes this ticket as a repetition of one of them. */
export const SamePerson = ({ ticket, back, now }: { ticket: TicketDetail; back: string; now: Instant }) => {
  const { can, samePerson, samePersonCount } = ticket;
  if (samePersonCount === 0) return null;
  return (
    <Section id={samePersonId} title={words.samePerson(samePersonCount)}>
      <ul className="overflow-hidden rounded-md border border-sand bg-paper">
        {samePerson.map((row) => (
          <li key={row.id} className="flex border-b border-sand/70 last:border-b-0">
            <RequestLink row={row} now={now} />
          </li>
        ))}
      </ul>
      {can.work && !isClosed(ticket) && (
        <ChangeForm
          ticket={ticket}
          kind="dismiss"
          back={back}
          fields={{ reason: 'duplicate' }}
          className="flex flex-wrap items-center gap-3"
        >
          <Button variant="plain">{words.sentTwice.button}</Button>
          <p className="min-w-0 flex-1 basis-64 text-ink-soft">{words.sentTwice.hint}</p>
        </ChangeForm>
      )}
    </Section>
  );
};
