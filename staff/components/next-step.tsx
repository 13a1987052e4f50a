import type { Instant } from '#domain/dates.ts';
import { isClosed } from '#domain/tickets/transitions.ts';
import type { TicketRow } from '#domain/tickets/views.ts';
import { when } from '#staff/time-texts.ts';
import { nextStepWords } from '#words/staff/times.ts';

/**
 * The kind of the next step: the first answer, another try after an unanswered one, or what follows an
 * answer.
 */
const kindOf = ({ isReached, tries }: TicketRow): Parameters<typeof nextStepWords.due>[0] =>
  isReached ? 'next' : tries > 0 ? 'again' : 'answer';

/** The clock of all lists: when the next step is due, red when late; of a closed ticket, its arrival. */
export const NextStep = ({ row, now }: { row: TicketRow; now: Instant }) => {
  if (isClosed(row) || row.isHeld) return <span className="text-ink-soft">{when(row.createdAt, now)}</span>;
  if (row.dueAt === null) return <span className="text-ink-soft">{nextStepWords.undated}</span>;
  return (
    <span className={row.isOverdue ? 'font-medium text-alarm' : 'text-ink-soft'}>
      {nextStepWords.due(kindOf(row), row.dueAt - now)}
    </span>
  );
};
