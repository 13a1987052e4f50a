import type { ComponentProps, ReactNode } from 'react';
import { dismissReasons, lostReasons, outcomes } from '#domain/tickets/transitions.ts';
import type { TicketDetail } from '#domain/tickets/views.ts';
import { ChangeForm } from '#staff/components/change-form.tsx';
import { Sheet } from '#staff/components/sheet.tsx';
import { dismissLabels, lostLabels, outcomeLabels } from '#words/staff/labels.ts';
import { ticketWords as words } from '#words/staff/ticket.ts';

const choice =
  'min-h-11 rounded-md border border-sand bg-white px-3 text-left font-medium hover:border-wine hover:bg-cream';

type Submit = Pick<ComponentProps<'button'>, 'form' | 'formAction'>;

/** The outcomes, as buttons of a form. */
export const OutcomeButtons = (submit: Submit) => (
  <>
    <div className="grid grid-cols-2 gap-2">
      {outcomes
        .filter((outcome) => outcome !== 'lost')
        .map((outcome) => (
          <button {...submit} key={outcome} type="submit" name="outcome" value={outcome} className={choice}>
            {outcomeLabels[outcome]}
          </button>
        ))}
    </div>
    <fieldset className="grid gap-2">
      <legend className="pb-2 text-sm text-ink-soft">{words.sheets.lost}</legend>
      <div className="grid grid-cols-2 gap-2">
        {lostReasons.map((reason) => (
          <button {...submit} key={reason} type="submit" name="lost" value={reason} className={choice}>
            {lostLabels[reason]}
          </button>
        ))}
      </div>
    </fieldset>
  </>
);

export const DismissButtons = (submit: Submit) => (
  <fieldset className="grid gap-2">
    <legend className="pb-2 text-sm text-ink-soft">{words.sheets.dismiss}</legend>
    <div className="grid grid-cols-2 gap-2">
      {dismissReasons.map((reason) => (
        <button {...submit} key={reason} type="submit" name="reason" value={reason} className={choice}>
          {dismissLabels[reason]}
        </button>
      ))}
    </div>
  </fieldset>
);

/** Ends a lead: one press chooses its outcome, and can be undone. */
export const DoneSheet = ({
  ticket,
  back,
  summary,
  summaryClass,
}: {
  ticket: TicketDetail;
  back: string;
  summary: ReactNode;
  summaryClass: string;
}) => (
  <Sheet
    name="done"
    title={words.sheets.done}
    summary={summary}
    summaryClass={summaryClass}
    side="bar"
    className="flex-1 lg:flex-none"
  >
    <ChangeForm ticket={ticket} kind="resolve" back={back} className="grid gap-5">
      <OutcomeButtons />
    </ChangeForm>
    <ChangeForm ticket={ticket} kind="dismiss" back={back}>
      <DismissButtons />
    </ChangeForm>
  </Sheet>
);
