import type { Instant } from '#domain/dates.ts';
import { isClosed } from '#domain/tickets/transitions.ts';
import type { TicketRow } from '#domain/tickets/views.ts';
import { when } from '#staff/time-texts.ts';
import { rowWords } from '#words/staff/list.ts';
import { spanWords } from '#words/staff/times.ts';

/** How long the sender has been waiting, red when overdue; for a finished ticket the time of its arrival. */
export const WaitingTime = ({ row, now }: { row: TicketRow; now: Instant }) => {
  if (isClosed(row)) return <span className="text-ink-soft">{when(row.createdAt, now)}</span>;
  if (row.isOverdue && row.dueAt !== null)
    return <span className="font-medium text-alarm">{rowWords.over(spanWords(now - row.dueAt))}</span>;
  return (
    <span className="text-ink-soft">
      <span className="sr-only">{rowWords.wait} </span>
      {spanWords(now - row.createdAt)}
    </span>
  );
};
