import type { Instant } from '#domain/dates.ts';
import { dismissedStatus } from '#domain/tickets/transitions.ts';
import type { TicketDetail, TicketRow } from '#domain/tickets/views.ts';
import { ChangeForm } from '#staff/components/change-form.tsx';
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
      <span className="truncate font-medium">{row.formLabel}</span>
      <span className="text-ink-soft">{when(row.createdAt, now)}</span>
    </span>
  </a>
);

/** The ticket in which the request continues, if this one was sent twice. */
export const LinkedTicket = ({ row, now }: { row: TicketRow; now: Instant }) => (
  <section className="grid gap-2 text-sm">
    <h2 className="font-medium">{words.sentTwice.goesOn}</h2>
    <div className="flex max-w-md overflow-hidden rounded-md border border-sand bg-paper">
      <RequestLink row={row} now={now} />
    </div>
  </section>
);

/** A dismissed or held ticket cannot be continued; the server refuses it too. */
const canBeLinkedTo = (row: TicketRow) => row.status !== dismissedStatus && !row.isHeld;

/** Other tickets of the same person. One press closes this ticket as a repetition of another one. */
export const SamePerson = ({ ticket, back, now }: { ticket: TicketDetail; back: string; now: Instant }) => {
  const { can, samePerson, samePersonCount } = ticket;
  if (samePersonCount === 0) return null;
  return (
    <Section id={samePersonId} title={words.samePerson(samePersonCount)}>
      <ul className="overflow-hidden rounded-md border border-sand bg-paper">
        {samePerson.map((row) => (
          <li key={row.id} className="flex border-b border-sand/70 last:border-b-0">
            <RequestLink row={row} now={now} />
            {can.link && canBeLinkedTo(row) && (
              <ChangeForm ticket={ticket} kind="link" back={back} fields={{ to: row.id }} className="grid">
                <button
                  type="submit"
                  aria-label={words.sentTwice.named(row.formLabel, when(row.createdAt, now))}
                  className="min-h-11 border-l border-sand/70 px-3 whitespace-nowrap text-wine hover:bg-cream focus-visible:-outline-offset-3"
                >
                  {words.sentTwice.button}
                </button>
              </ChangeForm>
            )}
          </li>
        ))}
      </ul>
      {can.link && samePerson.some(canBeLinkedTo) && <p className="text-ink-soft">{words.sentTwice.hint}</p>}
    </Section>
  );
};
