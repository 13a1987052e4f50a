import type { Instant } from '#domain/dates.ts';
import { isJustIn } from '#domain/tickets/just-in.ts';
import { dismissedStatus } from '#domain/tickets/transitions.ts';
import type { TicketRow } from '#domain/tickets/views.ts';
import type { Frame } from '#staff/screen-types.ts';
import { bulkWords } from '#words/staff/bulk.ts';
import { stageLabels } from '#words/staff/labels.ts';
import { listWords, rowWords } from '#words/staff/list.ts';
import { ChangeForm } from './change-form.tsx';
import { NextStep } from './next-step.tsx';
import { StatusIcon } from './status-icon.tsx';

type RowsProps = {
  rows: readonly TicketRow[];
  frame: Frame;
  /** The URL of a row's ticket below /staff. */
  hrefOf: (row: TicketRow) => string;
  /** The ticket that is shown beside the list. */
  openId?: string | null;
  /** From 1024 px on, one line per row with columns. */
  isWide?: boolean;
  /** All rows belong to the signed-in member, so their assignee is not shown. */
  isMine?: boolean;
  /** Closed leads have no next step: the column shows when they arrived. */
  isDone?: boolean;
  /** The URL to return to. If it is set, rows without an assignee have a button to take them. */
  takeBack?: string | null;
  /** The id of the form that the checkboxes of the rows belong to. */
  selectForm?: string | null;
};

const columns =
  'lg:grid-cols-[auto_minmax(8rem,1.1fr)_minmax(0,2.4fr)_minmax(6rem,0.9fr)_minmax(6rem,1fr)_minmax(6rem,0.8fr)_10.5rem]';

/** The checkbox belongs to the form of the bar below the list. On a phone it is hidden at first. */
const SelectBox = ({ row, form }: { row: TicketRow; form: string }) => (
  <label className="hidden w-11 shrink-0 cursor-pointer place-items-center pl-2 group-has-[[data-selecting]:checked]/list:grid lg:grid">
    <input
      type="checkbox"
      form={form}
      name="ticket"
      value={`${row.id}.${row.version}`}
      data-select
      aria-label={bulkWords.selectRow(row.name)}
      className="size-5 accent-wine"
    />
  </label>
);

/** Newer rows are shown by a press while a member uses the list, so that no row moves under the pointer. */
export const NewerRows = ({ frame: { hasNewerRows } }: { frame: Frame }) => (
  <div role="status">
    {hasNewerRows && (
      <button
        type="button"
        data-newer-rows
        className="-my-1.5 min-h-11 whitespace-nowrap rounded-full border border-ember bg-paper px-4 text-sm font-medium text-ink hover:bg-white"
      >
        {rowWords.showNewerRows}
      </button>
    )}
  </div>
);

/** The stage, unless the row shows it already: a new lead, and one that needed nothing. */
const stageOf = ({ stage, status, isHeld }: TicketRow): string | null =>
  stage === null || stage === 'new' || isHeld || status === dismissedStatus ? null : stageLabels[stage];

/** The columns of a wide screen, in place of the second line. */
const WideColumns = ({ row, assigneeName }: { row: TicketRow; assigneeName: string | null }) => {
  const stage = stageOf(row);
  return (
    <>
      <span className="hidden truncate text-sm text-ink-soft lg:block">
        {stage && <span className="font-medium text-palm">{stage} </span>}
        {row.summary}
      </span>
      <span className="hidden truncate text-sm lg:block">{row.formLabel}</span>
      <span className="hidden truncate text-sm lg:block">{row.studioName}</span>
      <span className="hidden truncate text-sm text-ink-soft lg:block">
        {assigneeName ?? rowWords.nobody}
      </span>
    </>
  );
};

const TakeForm = ({ row, back }: { row: TicketRow; back: string }) => (
  <ChangeForm ticket={row} kind="take" back={back} className="grid w-20 content-center pr-3">
    <button
      type="submit"
      aria-label={rowWords.takeNamed(row.name)}
      className="min-h-11 rounded-full border border-sand bg-paper px-4 text-sm font-medium hover:border-wine hover:bg-white lg:min-h-9"
    >
      {rowWords.take}
    </button>
  </ChangeForm>
);

/** On a wide screen, in place of a control that this row has not: the columns of all rows are below each other. */
const Space = ({ className }: { className: string }) => (
  <span className={`hidden shrink-0 lg:block ${className}`} />
);

const Row = ({
  row,
  frame,
  href,
  isOpen,
  isWide,
  isMine,
  takeBack,
  selectForm,
}: Omit<RowsProps, 'rows' | 'hrefOf' | 'openId' | 'isDone'> & {
  row: TicketRow;
  href: string;
  isOpen: boolean;
}) => {
  const assigneeName = row.assignee ? (row.assignee.isMe ? rowWords.mine : row.assignee.name) : null;
  const hasManyStudios = frame.member?.studios.length !== 1;
  const facts = [
    row.formLabel,
    hasManyStudios && row.studioName,
    !isMine && assigneeName,
    stageOf(row),
    row.summary,
  ].filter(Boolean);
  const weight = row.isNew ? 'font-medium' : 'font-normal';
  const canTake = takeBack && !row.assignee && !row.isMasked;
  return (
    <li
      data-row={row.id}
      className={`flex items-stretch border-b border-sand/70 last:border-b-0 ${row.isOverdue ? 'shadow-[inset_3px_0_0_var(--color-alarm)]' : ''} has-[[data-select]:checked]:bg-leaf/70 ${isOpen ? 'bg-sand/50' : 'hover:bg-cream'}`}
    >
      {selectForm && (row.isMasked ? <Space className="w-11" /> : <SelectBox row={row} form={selectForm} />)}
      <a
        href={`/staff${href}`}
        data-row-link
        aria-current={isOpen ? 'true' : undefined}
        className={`grid min-h-16 min-w-0 flex-1 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 pl-4 py-2.5 focus-visible:-outline-offset-3 sm:gap-x-3 ${canTake ? 'pr-2 sm:pr-4' : 'pr-4'} ${isWide ? `lg:min-h-12 lg:gap-x-4 lg:py-1.5 ${columns}` : ''}`}
      >
        <StatusIcon row={row} />
        <span className={`truncate ${weight}`}>{row.name}</span>
        <span className={`text-sm whitespace-nowrap ${isWide ? 'lg:order-last lg:text-right' : ''}`}>
          <NextStep row={row} now={frame.now} />
        </span>
        <span
          className={`col-span-2 col-start-2 truncate text-sm text-ink-soft ${isWide ? 'lg:hidden' : ''}`}
        >
          {facts.join(' · ')}
        </span>
        {isWide && <WideColumns row={row} assigneeName={assigneeName} />}
      </a>
      {canTake ? <TakeForm row={row} back={takeBack} /> : takeBack && <Space className="w-20" />}
    </li>
  );
};

/** Leads that are just in have a strip of their own above the others. */
const groupsOf = (rows: readonly TicketRow[], now: Instant) => {
  const isFreshRow = (row: TicketRow) => isJustIn(row, now);
  const first = rows.findIndex((row) => !isFreshRow(row));
  const fresh = rows.slice(0, first === -1 ? rows.length : first);
  const others = rows.slice(fresh.length);
  return [
    { title: rowWords.justIn, isFresh: true, members: fresh },
    { title: fresh.length > 0 ? rowWords.before : '', isFresh: false, members: others },
  ].filter(({ members }) => members.length > 0);
};

/** Tickets as a list of links: two lines per row, or one line with columns on a wide screen. */
export const TicketRows = ({
  rows,
  hrefOf,
  openId = null,
  isWide = false,
  isMine = false,
  isDone = false,
  takeBack = null,
  selectForm = null,
  frame,
}: RowsProps) => (
  <>
    {isWide && (
      <div
        aria-hidden="true"
        className={`hidden border-b border-sand px-4 py-2 text-xs text-ink-soft lg:grid lg:gap-x-4 ${columns} ${takeBack ? 'lg:pr-24' : ''} ${selectForm ? 'lg:pl-15' : ''}`}
      >
        <span className="w-3.5" />
        <span>{listWords.columns.name}</span>
        <span>{listWords.columns.summary}</span>
        <span>{listWords.columns.form}</span>
        <span>{listWords.columns.studio}</span>
        <span>{listWords.columns.assignee}</span>
        <span className="text-right">{isDone ? listWords.columns.sent : listWords.columns.wait}</span>
      </div>
    )}
    {groupsOf(rows, frame.now).map(({ title, isFresh, members }) => (
      <div key={title} className={isFresh ? 'border-b-2 border-sun bg-sun/15' : ''}>
        {title && <h2 className="px-4 pt-2 text-sm font-medium text-wine">{title}</h2>}
        <ul data-rows>
          {members.map((row) => (
            <Row
              key={row.id}
              row={row}
              frame={frame}
              href={hrefOf(row)}
              isOpen={row.id === openId}
              isWide={isWide}
              isMine={isMine}
              takeBack={takeBack}
              selectForm={selectForm}
            />
          ))}
        </ul>
      </div>
    ))}
  </>
);
