import { icons } from '#staff/components/icons.tsx';
import { Shell } from '#staff/components/shell.tsx';
import type { ScreenComponent } from '#staff/screen-types.ts';
import { shellWords } from '#words/staff/shell.ts';
import { TicketView } from './ticket/ticket-view.tsx';

export const Ticket: ScreenComponent<'ticket'> = ({ data, frame }) => {
  const back = `/leads/${data.ticket.id}`;
  return (
    <Shell frame={frame} current={data.ticket.heldReason === null ? 'leads' : 'held'} back={back}>
      <main className="mx-auto max-w-[76rem]">
        <a
          href="/staff/leads"
          data-key="Escape"
          className="inline-flex min-h-12 items-center gap-1 px-3 text-wine hover:underline sm:px-5 lg:px-7"
        >
          <icons.back />
          {shellWords.nav.leads}
        </a>
        <TicketView data={data} frame={frame} back={back} />
      </main>
    </Shell>
  );
};
