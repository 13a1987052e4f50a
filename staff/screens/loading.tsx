import { BackToLeads } from '#staff/components/back-to-leads.tsx';
import { Shell } from '#staff/components/shell.tsx';
import type { ScreenView } from '#staff/screen-types.ts';
import { TicketSkeleton } from '#staff/ticket/ticket-skeleton.tsx';

/** The frame of a ticket that is loading. */
export const LoadingTicket: ScreenView<'loading'> = ({ data: { row }, frame }) => (
  <Shell frame={frame} current="leads" back={`/leads/${row.id}`}>
    <main className="mx-auto max-w-[76rem]">
      <BackToLeads />
      <TicketSkeleton row={row} now={frame.now} />
    </main>
  </Shell>
);
