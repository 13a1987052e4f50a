import type { ReactNode } from 'react';
import type { BulkKind } from '#domain/tickets/changes.ts';
import { stages } from '#domain/tickets/stages.ts';
import { type IconName, icons } from '#staff/components/icons.tsx';
import { SelectAndSend } from '#staff/components/select-and-send.tsx';
import { Sheet } from '#staff/components/sheet.tsx';
import type { Frame, Screens } from '#staff/screen-types.ts';
import { DismissButtons, StageButtons } from '#staff/tickets/ticket/stage-sheet.tsx';
import { bulkWords as words } from '#words/staff/bulk.ts';
import { ticketWords } from '#words/staff/ticket.ts';

/** The id of the form that the checkboxes of the rows belong to. */
export const bulkForm = 'bulk';
const actionOf = (kind: BulkKind) => `/staff/bulk/${kind}`;

const shape =
  'flex min-h-11 w-full items-center justify-center gap-1.5 rounded-full border border-sand bg-paper px-3 text-sm font-medium hover:border-wine aria-busy:opacity-60 lg:w-auto lg:px-4';

const Label = ({ icon, children }: { icon: IconName; children: ReactNode }) => {
  const Icon = icons[icon];
  return (
    <>
      <span className="hidden sm:inline">
        <Icon />
      </span>
      {children}
    </>
  );
};

type Props = { data: Screens['list']; frame: Frame; back: string };

/** Buttons for the selected rows: at the bottom of a phone's screen, at the end of the list on wider ones. */
export const BulkBar = ({ data, frame: { permissions, now }, back }: Props) => {
  const { query, assignees } = data;
  const canAssign = permissions.includes('ticket.assign');
  const canTake = query.tab === 'unassigned' || query.tab === 'all';
  const isHeld = query.tab === 'held';
  const canHandBack = query.tab !== 'unassigned' && !isHeld;
  return (
    <form
      id={bulkForm}
      method="post"
      action={actionOf('take')}
      data-bulk
      aria-label={words.bar}
      className="fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 hidden flex-wrap items-center gap-2 border-t border-sand bg-cream px-3 py-2 shadow-lift group-has-[[data-select]:checked]/list:flex has-[details[open]]:z-40 md:bottom-0 md:left-20 lg:sticky lg:left-auto lg:px-5"
    >
      {/* Enter in a checkbox presses the first button of its form, so the first button is disabled. */}
      <button type="submit" disabled hidden />
      <input type="hidden" name="back" value={back} />
      <p className="selected-count w-full text-sm font-medium whitespace-nowrap lg:w-auto">
        {words.selected}
        <button type="button" data-select-all className="script-only min-h-11 px-3 text-wine underline">
          {words.selectAll}
        </button>
        <button type="reset" data-select-none className="min-h-11 px-3 text-wine underline">
          {words.clear}
        </button>
      </p>
      {canTake && (
        <div className="flex-1 lg:flex-none">
          <button type="submit" formAction={actionOf('take')} data-bulk-key="t" className={shape}>
            <Label icon="take">{words.take}</Label>
          </button>
        </div>
      )}
      {isHeld && (
        <button
          type="submit"
          name="reason"
          value="spam"
          formAction={actionOf('dismiss')}
          className={`${shape} flex-1 lg:flex-none`}
        >
          {ticketWords.isSpam}
        </button>
      )}
      {!isHeld && (
        <Sheet
          name="bulk-stage"
          title={ticketWords.sheets.stage}
          summary={<Label icon="done">{words.finish}</Label>}
          summaryClass={shape}
          side="left"
          isAbove
          className="flex-1 lg:flex-none"
        >
          <StageButtons stages={stages} now={now} formAction={actionOf('stage')} />
          <DismissButtons formAction={actionOf('dismiss')} />
        </Sheet>
      )}
      {!isHeld && canAssign && assignees.length > 0 && (
        <Sheet
          name="bulk-assign"
          title={words.assign}
          summary={<Label icon="team">{words.assign}</Label>}
          summaryClass={shape}
          side="left"
          isAbove
          className="flex-1 lg:flex-none"
        >
          <SelectAndSend
            label={words.assign}
            name="to"
            submit={ticketWords.sheets.assignSubmit}
            options={assignees}
            formAction={actionOf('assign')}
          />
        </Sheet>
      )}
      {canHandBack && (
        <div className="flex-1 lg:flex-none">
          <button type="submit" formAction={actionOf('hand-back')} className={shape}>
            {words.handBack}
          </button>
        </div>
      )}
    </form>
  );
};
