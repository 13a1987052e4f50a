import { Notice } from '#staff/components/controls.tsx';
import type { Frame, Screens } from '#staff/screen-types.ts';
import { when } from '#staff/time-texts.ts';
import { replyWords } from '#words/staff/reply.ts';
import { ticketWords as words } from '#words/staff/ticket.ts';
import { TicketBar } from './ticket-bar.tsx';
import { SentFields, TicketFacts } from './ticket-facts.tsx';
import { TicketHead } from './ticket-head.tsx';
import { Timeline } from './timeline.tsx';

/** One ticket, alone or beside the list. */
export const TicketView = ({
  data: { ticket, refused, conflict, privateFields },
  frame,
  back,
  nextHref = null,
}: {
  data: Screens['ticket'];
  frame: Frame;
  /** The URL of this ticket below /staff, to which a change returns. */
  back: string;
  /** The URL of the next lead in the list. */
  nextHref?: string | null;
}) => (
  <article
    key={ticket.id}
    className="grid gap-6 px-4 pt-3 pb-28 sm:px-6 lg:gap-8 lg:px-8 lg:py-6"
    data-ticket={ticket.id}
  >
    {conflict && (
      <Notice isAlarm>
        {words.conflict(
          conflict.memberName,
          words.conflictChanges[conflict.what],
          when(conflict.at, frame.now),
        )}{' '}
        {words.conflictHint}
      </Notice>
    )}
    {ticket.timeline.some(({ delivery }) => delivery?.state === 'parked') && (
      <Notice isAlarm>{replyWords.failed}</Notice>
    )}
    {refused?.message && <Notice isAlarm>{refused.message}</Notice>}
    <TicketHead ticket={ticket} now={frame.now} />
    <TicketBar ticket={ticket} back={back} now={frame.now} nextHref={nextHref} />
    {ticket.heldReason !== null && (
      <section className="grid gap-1 rounded-md border border-sand bg-sand/40 px-4 py-3">
        <h2 className="font-medium">{words.heldTitle}</h2>
        <p>{ticket.heldReason}</p>
        <p className="text-sm text-ink-soft">
          {ticket.deliveries.some(({ state }) => state === 'held') ? words.heldHint : words.heldLater}
        </p>
      </section>
    )}
    {ticket.isErasureRequested && <Notice>{words.sheets.erasureRequested}</Notice>}
    {ticket.isMasked && <Notice>{words.masked}</Notice>}
    {ticket.isBlanked && <Notice>{words.blanked}</Notice>}
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="grid min-w-0 gap-8">
        {!ticket.isMasked && !ticket.isBlanked && (
          <SentFields ticket={ticket} privateFields={privateFields} back={back} />
        )}
        <Timeline ticket={ticket} back={back} refused={refused} now={frame.now} />
      </div>
      <TicketFacts ticket={ticket} back={back} now={frame.now} />
    </div>
  </article>
);
