import type { ReactNode } from 'react';
import type { TicketDetail } from '#domain/tickets/views.ts';
import { ChangeForm } from '#staff/components/change-form.tsx';
import { Button } from '#staff/components/controls.tsx';
import { SelectAndSend } from '#staff/components/select-and-send.tsx';
import { Sheet } from '#staff/components/sheet.tsx';
import { ticketWords as words } from '#words/staff/ticket.ts';

/** Changes that are needed less often: assign, move, hand back, hold. */
export const MoreSheet = ({
  ticket,
  back,
  isOpen,
  summary,
  summaryClass,
}: {
  ticket: TicketDetail;
  back: string;
  isOpen: boolean;
  summary: ReactNode;
  summaryClass: string;
}) => {
  const { can, colleagues, studios, assignee } = ticket;
  const form = { ticket, back };
  const others = colleagues.filter(({ id }) => id !== assignee?.id);
  return (
    <Sheet
      name="more"
      title={words.sheets.more}
      summary={summary}
      summaryClass={summaryClass}
      side="bar"
      className="flex-1 lg:flex-none"
    >
      {isOpen && can.assign && others.length > 0 && (
        <ChangeForm {...form} kind="assign">
          <SelectAndSend
            label={words.sheets.assign}
            name="to"
            submit={words.sheets.assignSubmit}
            options={others}
            isRequired
          />
        </ChangeForm>
      )}
      {can.move && (
        <ChangeForm {...form} kind="move" data-first="m">
          <SelectAndSend
            label={words.sheets.move}
            name="studio"
            submit={words.sheets.moveSubmit}
            options={studios.filter(({ id }) => id !== ticket.studio)}
            isRequired
          />
        </ChangeForm>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {isOpen && can.handBack && assignee && (
          <ChangeForm {...form} kind="hand-back">
            <Button variant="plain">{words.sheets.handBack}</Button>
          </ChangeForm>
        )}
        {isOpen && ticket.status !== 'IN_PROGRESS' && (
          <ChangeForm {...form} kind="begin">
            <Button variant="plain">{words.sheets.begin}</Button>
          </ChangeForm>
        )}
        {isOpen && can.hold && (
          <ChangeForm {...form} kind="hold">
            <Button variant="plain">{words.sheets.hold}</Button>
          </ChangeForm>
        )}
      </div>
    </Sheet>
  );
};
