import type { Instant } from '#domain/dates.ts';
import type { TicketRow } from '#domain/tickets/views.ts';
import { shellWords } from '#words/staff/shell.ts';
import { TicketAssignee, TicketTitle } from './ticket-head.tsx';

const Bar = ({ className }: { className: string }) => (
  <span className={`block rounded-md bg-sand/70 ${className}`} />
);

/** A ticket that is loading: the data of its row, and grey placeholders for the rest. */
export const TicketSkeleton = ({ row, now }: { row: TicketRow; now: Instant }) => (
  <article
    aria-busy="true"
    data-skeleton
    className="grid gap-6 px-4 pt-3 pb-28 sm:px-6 lg:gap-8 lg:px-8 lg:py-6"
  >
    <header className="grid gap-3">
      <TicketTitle row={row} now={now} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
        <TicketAssignee row={row} />
      </div>
      <p className="sr-only">{shellWords.loading}</p>
    </header>
    <div aria-hidden="true" className="skeleton grid gap-8">
      <Bar className="h-7 w-64 max-w-full" />
      <div className="hidden gap-2 lg:flex">
        {[0, 1, 2, 3].map((at) => (
          <Bar key={at} className="h-11 w-24 rounded-full" />
        ))}
      </div>
      <div className="grid gap-3">
        <Bar className="h-6 w-40" />
        <Bar className="h-4 w-full" />
        <Bar className="h-4 w-4/5" />
        <Bar className="h-4 w-2/3" />
      </div>
      <div className="grid gap-3">
        <Bar className="h-6 w-28" />
        <Bar className="h-18 w-full" />
      </div>
    </div>
  </article>
);
