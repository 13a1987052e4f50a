import type { ComponentProps, ReactNode } from 'react';
import type { Instant } from '#domain/dates.ts';
import { dismissReasons, lostReasons } from '#domain/tickets/changes.ts';
import { isClosing, type Stage, stagesOf } from '#domain/tickets/stages.ts';
import { isClosed } from '#domain/tickets/transitions.ts';
import type { TicketDetail } from '#domain/tickets/views.ts';
import { ChangeForm } from '#staff/components/change-form.tsx';
import { Sheet } from '#staff/components/sheet.tsx';
import { dismissLabels, lostLabels, stageLabels } from '#words/staff/labels.ts';
import { ticketWords as words } from '#words/staff/ticket.ts';
import { FollowUpFields, UsualFollowUp } from './follow-up-fields.tsx';

const choice =
  'min-h-11 rounded-md border border-sand bg-white px-3 text-left font-medium hover:border-wine hover:bg-cream disabled:border-wine disabled:bg-sand/60';

type Submit = Pick<ComponentProps<'button'>, 'form' | 'formAction'>;

type StageProps = Submit & { stages: readonly Stage[]; current?: Stage | null; now: Instant };

/** The stages, as buttons of a form; "not this time" has a button for each reason. */
export const StageButtons = ({ stages, current = null, now, ...submit }: StageProps) => (
  <>
    <div className="grid grid-cols-2 gap-2">
      {stages
        .filter((stage) => stage !== 'lost')
        .map((stage) => (
          <button
            {...submit}
            key={stage}
            type="submit"
            name="stage"
            value={stage}
            disabled={stage === current}
            className={`${choice} grid content-center py-1.5 ${isClosing(stage) ? 'text-palm' : ''}`}
          >
            {stageLabels[stage]}
            {stage !== current && <UsualFollowUp of={stage} now={now} />}
          </button>
        ))}
    </div>
    {stages.includes('lost') && (
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
    )}
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

/** Moves a lead to another stage, or closes it: one press, which can be undone. */
export const StageSheet = ({
  ticket,
  back,
  now,
  summary,
  summaryClass,
}: {
  ticket: TicketDetail;
  back: string;
  now: Instant;
  summary: ReactNode;
  summaryClass: string;
}) => (
  <Sheet
    name="stage"
    title={words.sheets.stage}
    summary={summary}
    summaryClass={summaryClass}
    side="bar"
    className="flex-1 lg:flex-none"
  >
    <ChangeForm ticket={ticket} kind="stage" back={back} className="grid gap-5">
      <StageButtons
        stages={stagesOf(ticket.formKind)}
        current={isClosed(ticket) ? null : ticket.stage}
        now={now}
      />
      <FollowUpFields now={now} first="usual" />
    </ChangeForm>
    {!isClosed(ticket) && (
      <ChangeForm ticket={ticket} kind="dismiss" back={back}>
        <DismissButtons />
      </ChangeForm>
    )}
  </Sheet>
);
