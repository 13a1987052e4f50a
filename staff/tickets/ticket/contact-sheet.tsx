import type { ReactNode } from 'react';
import type { Instant } from '#domain/dates.ts';
import { type ContactChannel, contactOutcomes } from '#domain/tickets/changes.ts';
import type { TicketDetail } from '#domain/tickets/views.ts';
import { ChangeForm } from '#staff/components/change-form.tsx';
import { Sheet } from '#staff/components/sheet.tsx';
import { ticketWords } from '#words/staff/ticket.ts';
import { FollowUpFields, UsualFollowUp } from './follow-up-fields.tsx';

const words = ticketWords.contact;

type Props = {
  ticket: TicketDetail;
  back: string;
  now: Instant;
  channel: Exclude<ContactChannel, 'mail'>;
  /** What the press opens: the phone's dialer or its messages. */
  href: string;
  shortcut?: string;
  summary: ReactNode;
  summaryClass: string;
};

/**
 * A press opens the telephone and this sheet with the outcomes of a call: no try is counted before an outcome
 * is chosen. On a colleague's lead a press opens only the sheet, whose link opens the telephone.
 */
export const ContactSheet = ({
  ticket,
  back,
  now,
  channel,
  href,
  shortcut,
  summary,
  summaryClass,
}: Props) => {
  const { assignee } = ticket;
  const colleague = assignee && !assignee.isMe ? assignee.name : null;
  return (
    <Sheet
      name={`contact-${channel}`}
      title={words.titles[channel]}
      summary={summary}
      summaryClass={summaryClass}
      summaryData={{ 'data-open': colleague ? undefined : href, 'data-key': shortcut }}
      side="bar"
      className="flex-1 lg:flex-none"
    >
      {colleague && <p>{words.colleague(colleague)}</p>}
      <a href={href} className="inline-flex min-h-11 items-center text-wine underline">
        {words.open[channel]} {ticket.phone}
      </a>
      <ChangeForm ticket={ticket} kind="contact" back={back} fields={{ channel }} className="grid gap-5">
        <div className="grid grid-cols-2 gap-2">
          {contactOutcomes.map((outcome) => (
            <button
              key={outcome}
              type="submit"
              name="outcome"
              value={outcome}
              className="grid min-h-14 content-center rounded-md border border-sand bg-white px-3 py-1.5 text-left hover:border-wine hover:bg-cream"
            >
              <span className="font-medium">{words.outcomes[outcome]}</span>
              <UsualFollowUp of={outcome} now={now} />
              {outcome === 'not-sent' && <span className="text-sm text-ink-soft">{words.notSent}</span>}
            </button>
          ))}
        </div>
        <FollowUpFields now={now} first="usual" />
      </ChangeForm>
    </Sheet>
  );
};
