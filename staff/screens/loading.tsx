import { BackToLeads } from '../components/back-to-leads.tsx';
import { Shell } from '../components/shell.tsx';
import type { ScreenView } from '../screen-types.ts';
import { TicketSkeleton } from '../ticket/ticket-skeleton.tsx';

/** The frame of a ticket that is loading. */
export const LoadingTicket: ScreenView<'loading'> = ({ data: { row }, frame }) => (
  <Shell frame={frame} current="leads" back={`/leads/${row.id}`}>
    <main className="mx-auto max-w-[76rem]">
      <BackToLeads />
      <TicketSkeleton row={row} now={frame.now} />
    </main>
  </Shell>
);
