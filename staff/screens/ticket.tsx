import { desk } from '#words/staff/desk.ts';
import { icons } from '../components/icons.tsx';
import { Shell } from '../components/shell.tsx';
import type { ScreenView } from '../screen-types.ts';
import { TicketView } from '../ticket/ticket-view.tsx';

export const Ticket: ScreenView<'ticket'> = ({ data, frame }) => {
  const back = `/leads/${data.ticket.id}`;
  return (
    <Shell frame={frame} current={data.ticket.held === null ? 'leads' : 'held'} back={back}>
      <main className="mx-auto max-w-[76rem]">
        <a
          href="/staff/leads"
          data-key="Escape"
          className="inline-flex min-h-12 items-center gap-1 px-3 text-wine hover:underline sm:px-5 lg:px-7"
        >
          <icons.back />
          {desk.nav.leads}
        </a>
        <TicketView data={data} frame={frame} back={back} />
      </main>
    </Shell>
  );
};
