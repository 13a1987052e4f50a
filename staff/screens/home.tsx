import type { ReactNode } from 'react';
import { parseStudioId } from '#domain/staff/scopes.ts';
import { cappedCountText } from '#domain/tickets/capped-count.ts';
import { figuresUrl } from '#domain/tickets/figures-query.ts';
import { listUrl } from '#domain/tickets/list-url.ts';
import type { ListQuery, Tab, TicketRow } from '#domain/tickets/views.ts';
import { EmptyState } from '#staff/components/empty-state.tsx';
import { Shell } from '#staff/components/shell.tsx';
import { NewerRows, TicketRows } from '#staff/components/ticket-rows.tsx';
import type { Frame, ScreenComponent, Screens } from '#staff/screen-types.ts';
import { studioHour } from '#staff/time-texts.ts';
import { figureWords } from '#words/staff/figures.ts';
import { homeWords as words } from '#words/staff/home.ts';
import { spanWords } from '#words/staff/times.ts';
import { cellsOf, listOfRow } from './figures/figure-cells.ts';
import { ComparedLine, FigureTable } from './figures/figure-table.tsx';

const Figure = ({ value, label, isAlarm = false }: { value: string; label: string; isAlarm?: boolean }) => (
  <div className="grid content-start gap-0.5">
    <dt className="order-2 text-sm leading-tight text-ink-soft">{label}</dt>
    <dd className={`font-display text-2xl whitespace-nowrap ${isAlarm ? 'text-alarm' : ''}`}>{value}</dd>
  </div>
);

const Group = ({
  title,
  all,
  rows,
  tab,
  frame,
  takeBack = null,
  children,
}: {
  title: string;
  all: { href: string; label: string } | null;
  rows: TicketRow[];
  /** The tab of the list in which a lead opens, so that the next one is one press away. */
  tab: Tab;
  frame: Frame;
  takeBack?: string | null;
  children?: ReactNode;
}) => (
  <section className="overflow-hidden rounded-md border border-sand bg-paper">
    <div className="flex min-h-12 items-center justify-between gap-4 border-b border-sand pr-2 pl-4">
      <h2 className="mr-auto font-medium">{title}</h2>
      {takeBack && <NewerRows frame={frame} />}
      {all && (
        <a href={`/staff${all.href}`} className="min-h-11 content-center px-2 text-sm text-wine underline">
          {all.label}
        </a>
      )}
    </div>
    {rows.length > 0 ? (
      <TicketRows
        rows={rows}
        frame={frame}
        hrefOf={({ id }) => listUrl({ tab }, id)}
        takeBack={takeBack}
        isMine={tab === 'mine'}
      />
    ) : (
      children
    )}
  </section>
);

/** A row for each studio: what waits now, and the leads of this week. */
const Studios = ({ studios: { week, open } }: { studios: NonNullable<Screens['home']['studios']> }) => {
  const { hours } = week.query;
  const rows = week.rows.map(({ id, name, figures, before }) => {
    const { waiting = 0, overdue = 0 } = open[id] ?? {};
    const studio = parseStudioId(id) ?? null;
    const now = (label: string, count: number, query: Partial<ListQuery>) => ({
      label,
      value: String(count),
      share: null,
      before: null,
      isAlarm: label === figureWords.overdue,
      href: count > 0 ? `/staff${listUrl({ ...query, studio })}` : null,
    });
    return {
      id,
      name,
      href: `/staff${figuresUrl({ studio, by: 'form' })}`,
      cells: [
        now(figureWords.waiting, waiting, {}),
        now(figureWords.overdue, overdue, { tab: 'all', figure: 'overdue' }),
        ...cellsOf({ hours, list: listOfRow(week, id), weeks: 1 }, figures, before),
      ],
    };
  });
  return (
    <section className="overflow-hidden rounded-md border border-sand bg-paper">
      <div className="flex min-h-12 items-center justify-between gap-4 border-b border-sand pr-2 pl-4">
        <h2 className="font-medium">{figureWords.home}</h2>
        <a href="/staff/figures" className="min-h-11 content-center px-2 text-sm text-wine underline">
          {figureWords.homeAll}
        </a>
      </div>
      <FigureTable caption={figureWords.home} group={figureWords.groups.studio} rows={rows} />
      <ComparedLine weeks={1} />
    </section>
  );
};

export const Home: ScreenComponent<'home'> = ({ data, frame }) => {
  const { unassigned, mine, heldCount, erasures, parkedCount, schedule, figures, studios } = data;
  const isCorporate = frame.member?.role === 'Corporate';
  const hasNoUnassigned = unassigned.length === 0;
  return (
    <Shell frame={frame} current="home" back="/">
      <main className="mx-auto grid max-w-[88rem] gap-6 px-3 pt-6 pb-10 sm:px-6 lg:px-8">
        <header className="grid gap-4 px-1">
          <h1 tabIndex={-1} data-focus className="outline-none">
            {words.greeting(frame.member?.name ?? '', studioHour(frame.now))}
          </h1>
          <dl className="grid grid-cols-3 gap-4 sm:flex sm:gap-12">
            <Figure value={cappedCountText(figures.unassigned)} label={words.figures.unassigned} />
            {figures.oldestMs !== null && (
              <Figure
                value={spanWords(figures.oldestMs)}
                label={words.figures.oldest}
                isAlarm={figures.isOldestOverdue}
              />
            )}
            {figures.withinHour !== null && (
              <Figure value={`${Math.round(figures.withinHour * 100)}%`} label={words.figures.withinHour} />
            )}
          </dl>
        </header>
        <div className="grid gap-2 empty:hidden">
          {schedule.kind !== 'fresh' && (
            <p className="rounded-md bg-alarm-ground px-4 py-3 font-medium text-alarm">
              {schedule.kind === 'missing'
                ? words.scheduleMissing
                : words.scheduleLine(spanWords(frame.now - schedule.since))}
            </p>
          )}
          {parkedCount > 0 && (
            <a
              href="/staff/deliveries"
              className="flex min-h-12 items-center rounded-md bg-alarm-ground px-4 font-medium text-alarm underline-offset-4 hover:underline"
            >
              {words.parkedLine(parkedCount)}
            </a>
          )}
          {erasures.map(({ id, name }) => (
            <a
              key={id}
              href={`/staff/leads/${id}/person`}
              className="flex min-h-12 items-center rounded-md bg-alarm-ground px-4 font-medium text-alarm underline-offset-4 hover:underline"
            >
              {words.erasureLine(name)}
            </a>
          ))}
          {heldCount > 0 && (
            <a
              href={`/staff${listUrl({ tab: 'held' })}`}
              className="flex min-h-12 items-center rounded-md bg-sand/50 px-4 underline-offset-4 hover:underline"
            >
              {words.heldLine(heldCount)}
            </a>
          )}
        </div>
        {studios && isCorporate && <Studios studios={studios} />}
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <Group
            title={words.unassigned}
            all={
              unassigned.length < figures.unassigned
                ? { href: '/leads', label: words.all(cappedCountText(figures.unassigned)) }
                : null
            }
            rows={unassigned}
            tab="unassigned"
            frame={frame}
            takeBack="/"
          >
            <EmptyState title={words.calm} hint={words.calmHint} />
          </Group>
          <Group
            title={words.mine}
            all={mine.length > 0 ? { href: '/leads?tab=mine', label: words.allMine } : null}
            rows={mine}
            tab="mine"
            frame={frame}
          >
            <p className="px-4 py-6 text-ink-soft">
              {hasNoUnassigned ? words.nothingMineCalm : words.nothingMine}
            </p>
          </Group>
        </div>
        {studios && !isCorporate && <Studios studios={studios} />}
      </main>
    </Shell>
  );
};
