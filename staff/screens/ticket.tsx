import { BackToLeads } from '#staff/components/back-to-leads.tsx';
import { Shell } from '#staff/components/shell.tsx';
import type { ScreenView } from '#staff/screen-types.ts';
import { TicketView } from '#staff/ticket/ticket-view.tsx';

export const Ticket: ScreenView<'ticket'> = ({ data, frame }) => {
  const back = `/leads/${data.ticket.id}`;
  return (
    <Shell frame={frame} current={data.ticket.heldReason === null ? 'leads' : 'held'} back={back}>
      <main className="mx-auto max-w-[76rem]">
        <BackToLeads />
        <TicketView data={data} frame={frame} back={back} />
      </main>
    </Shell>
  );
};
