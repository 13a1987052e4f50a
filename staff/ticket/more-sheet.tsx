import { type ReactNode, useId } from 'react';
import type { TicketDetail } from '#domain/tickets/views.ts';
import { ticket as words } from '#words/staff/ticket.ts';
import { ActForm } from '../components/act-form.tsx';
import { Button } from '../components/controls.tsx';
import { Sheet } from '../components/sheet.tsx';

/** A choice of one from a list, with its button. */
const Choice = ({
  label,
  name,
  submit,
  options,
}: {
  label: string;
  name: string;
  submit: string;
  options: { id: string | number; name: string }[];
}) => {
  const id = useId();
  return (
    <div className="grid grid-cols-1 gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className="flex gap-2">
        <select
          id={id}
          name={name}
          required
          defaultValue=""
          className="min-h-11 min-w-0 flex-1 rounded-md border border-ink-soft/50 bg-white px-3 text-base"
        >
          <option value="">{words.sheets.choose}</option>
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.name}
            </option>
          ))}
        </select>
        <Button look="plain">{submit}</Button>
      </div>
    </div>
  );
};

/** Steps that are needed less often: hand over, move, hand back, hold. */
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
          <Choice label={words.sheets.assign} name="to" submit={words.sheets.assignSubmit} options={others} />
        </ActForm>
      )}
      {can.move && (
        <ActForm {...act} act="move" data-first="m">
          <Choice
            label={words.sheets.move}
            name="studio"
            submit={words.sheets.moveSubmit}
            options={studios.filter(({ id }) => id !== ticket.studio)}
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
