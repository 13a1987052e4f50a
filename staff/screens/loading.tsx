import { desk } from '#words/staff/desk.ts';
import { icons } from '../components/icons.tsx';
import { Shell } from '../components/shell.tsx';
import type { ScreenView } from '../screen-types.ts';
import { TicketSkeleton } from '../ticket/ticket-skeleton.tsx';

/** The frame of a ticket whose answer is on its way. */
export const LoadingTicket: ScreenView<'loading'> = ({ data: { row }, frame }) => (
  <Shell frame={frame} current="leads" back={`/leads/${row.id}`}>
    <main className="mx-auto max-w-[76rem]">
      <a
        href="/staff/leads"
        data-key="Escape"
        className="inline-flex min-h-12 items-center gap-1 px-3 text-wine hover:underline sm:px-5 lg:px-7"
      >
        <icons.back />
        {desk.nav.leads}
      </a>
      <TicketSkeleton row={row} now={frame.now} />
    </main>
  </Shell>
);
