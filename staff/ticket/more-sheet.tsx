import type { ReactNode } from 'react';
import type { TicketDetail } from '#domain/tickets/views.ts';
import { ticket as words } from '#words/staff/ticket.ts';
import { ActForm } from '../components/act-form.tsx';
import { Button } from '../components/controls.tsx';
import { SelectAndSend } from '../components/select-and-send.tsx';
import { Sheet } from '../components/sheet.tsx';

/** Acts that are needed less often: assign, move, hand back, hold. */
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
  const { can, colleagues, studios, owner } = ticket;
  const act = { ticket, back };
  const others = colleagues.filter(({ id }) => id !== owner?.id);
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
        <ActForm {...act} act="assign">
          <SelectAndSend
            label={words.sheets.assign}
            name="to"
            submit={words.sheets.assignSubmit}
            options={others}
            isRequired
          />
        </ActForm>
      )}
      {can.move && (
        <ActForm {...act} act="move" data-first="m">
          <SelectAndSend
            label={words.sheets.move}
            name="studio"
            submit={words.sheets.moveSubmit}
            options={studios.filter(({ id }) => id !== ticket.studio)}
            isRequired
          />
        </ActForm>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {isOpen && can.handBack && owner && (
          <ActForm {...act} act="hand-back">
            <Button look="plain">{words.sheets.handBack}</Button>
          </ActForm>
        )}
        {isOpen && ticket.status !== 'IN_PROGRESS' && (
          <ActForm {...act} act="begin">
            <Button look="plain">{words.sheets.begin}</Button>
          </ActForm>
        )}
        {isOpen && can.hold && (
          <ActForm {...act} act="hold">
            <Button look="plain">{words.sheets.hold}</Button>
          </ActForm>
        )}
      </div>
    </Sheet>
  );
};
