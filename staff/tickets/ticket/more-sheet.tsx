import type { ReactNode } from 'react';
import type { Instant } from '#domain/dates.ts';
import type { TicketDetail } from '#domain/tickets/views.ts';
import { ChangeForm } from '#staff/components/change-form.tsx';
import { Button } from '#staff/components/controls.tsx';
import { SelectAndSend } from '#staff/components/select-and-send.tsx';
import { Sheet } from '#staff/components/sheet.tsx';
import { ticketWords as words } from '#words/staff/ticket.ts';
import { FollowUpFields } from './follow-up-fields.tsx';

/** Changes that are needed less often: assign, move, plan, hand back, hold. */
export const MoreSheet = ({
  ticket,
  back,
  isOpen,
  now,
  summary,
  summaryClass,
}: {
  ticket: TicketDetail;
  back: string;
  isOpen: boolean;
  now: Instant;
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
      {isOpen && (
        <ChangeForm {...form} kind="plan" className="grid gap-3">
          <FollowUpFields now={now} first="tomorrow" />
          <Button variant="plain">{words.followUp.plan}</Button>
        </ChangeForm>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {isOpen && can.handBack && assignee && (
          <ChangeForm {...form} kind="hand-back">
            <Button variant="plain">{words.sheets.handBack}</Button>
          </ChangeForm>
        )}
        {can.requestErasure && (
          <ChangeForm {...form} kind="request-erasure">
            <Button variant="plain">{words.sheets.requestErasure}</Button>
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
