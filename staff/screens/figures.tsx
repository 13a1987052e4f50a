import type { ReactNode } from 'react';
import { shortDay } from '#content/formats.ts';
import { type FiguresBy, type FiguresQuery, figuresUrl, type Period } from '#domain/tickets/figures-query.ts';
import { EmptyState } from '#staff/components/empty-state.tsx';
import { icons } from '#staff/components/icons.tsx';
import { Shell } from '#staff/components/shell.tsx';
import type { ScreenComponent, Screens } from '#staff/screen-types.ts';
import { figureWords as words } from '#words/staff/figures.ts';
import { cellsOf, inside, listOf, listOfRow, listOfWeek } from './figures/figure-cells.ts';
import { ComparedLine, FigureTable, FigureValue } from './figures/figure-table.tsx';
import { WeekChart } from './figures/week-chart.tsx';

type Data = Screens['figures'];

/** Links of which one is chosen; each changes one part of the query. */
const Switch = <Value extends string>({
  label,
  options,
  chosen,
  hrefOf,
}: {
  label: string;
  options: Record<Value, string>;
  chosen: Value;
  hrefOf: (value: Value) => string;
}) => (
  <nav aria-label={label}>
    <ul className="flex flex-wrap rounded-lg border border-sand bg-paper p-1">
      {(Object.keys(options) as Value[]).map((value) => (
        <li key={value}>
          <a
            href={hrefOf(value)}
            aria-current={value === chosen ? 'true' : undefined}
            className="block min-h-11 content-center rounded-full px-2.5 text-sm text-ink-soft hover:text-ink sm:px-4 aria-[current]:bg-sand aria-[current]:font-medium aria-[current]:text-ink lg:min-h-9"
          >
            {options[value]}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

const Controls = ({ data: { query, filters } }: { data: Data }) => {
  const to = (change: Partial<FiguresQuery>) => `/staff${figuresUrl({ ...query, ...change })}`;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Switch
        label={words.periodList}
        options={words.periods}
        chosen={query.period}
        hrefOf={(period: Period) => to({ period })}
      />
      <Switch
        label={words.hoursList}
        options={words.hours}
        chosen={query.hours}
        hrefOf={(hours) => to({ hours })}
      />
      {filters.map(({ by, label }) => (
        <a
          key={by}
          href={to({ [by]: null, by })}
          aria-label={words.remove(label)}
          className="flex min-h-11 items-center gap-1 rounded-full bg-sand/60 pr-2 pl-4 text-sm hover:bg-sand"
        >
          {label}
          <icons.close />
        </a>
      ))}
    </div>
  );
};

const Section = ({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) => (
  <section className="overflow-hidden rounded-lg border border-sand bg-paper">
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-sand px-5 py-2">
      <h2 className="font-display text-xl">{title}</h2>
      {aside}
    </div>
    {children}
  </section>
);

const Totals = ({ data }: { data: Data }) => {
  const { query, weeks, total, totalBefore } = data;
  return (
    <dl className="grid grid-cols-3 gap-x-4 gap-y-5 rounded-lg border border-sand bg-paper p-5 sm:grid-cols-5 xl:grid-cols-9">
      {cellsOf({ hours: query.hours, list: listOf(data), weeks }, total, totalBefore).map((cell) => (
        <div key={cell.label} className="grid content-start">
          <dt className="order-2 text-sm text-ink-soft">{cell.label}</dt>
          <dd className="order-1 font-display text-2xl">
            <FigureValue cell={cell} />
          </dd>
          {cell.before && <dd className="order-3 text-xs text-ink-soft">{cell.before}</dd>}
        </div>
      ))}
    </dl>
  );
};

const Weeks = ({ data }: { data: Data }) => {
  const { query, series } = data;
  const rows = series.map(({ week, figures }) => ({
    ...{ id: week, name: shortDay(week), href: null },
    cells: cellsOf({ hours: query.hours, list: listOfWeek(data, week), weeks: 1 }, figures, null),
  }));
  return (
    <div className="xl:grid xl:grid-cols-[minmax(0,2fr)_minmax(0,4fr)] xl:divide-x xl:divide-sand">
      <WeekChart report={data} />
      <div className="max-xl:border-t max-xl:border-sand">
        <FigureTable caption={words.chartTitle} group={words.week} rows={rows.toReversed()} />
      </div>
    </div>
  );
};

export const FiguresScreen: ScreenComponent<'figures'> = ({ data, frame }) => {
  const { query, rows, more, weeks, from, to, total, totalBefore } = data;
  const here = figuresUrl(query);
  return (
    <Shell frame={frame} current="figures" back={here}>
      <main className="mx-auto grid w-full max-w-[88rem] gap-5 px-3 pt-6 pb-10 sm:px-6 lg:px-8">
        <header className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 px-1">
          <h1 tabIndex={-1} data-focus className="outline-none">
            {words.title}
          </h1>
          <a
            href={`/staff${figuresUrl(query, '/figures/csv')}`}
            download
            data-full-navigation
            aria-label={words.csvHint}
            title={words.csvHint}
            className="flex min-h-11 items-center gap-1.5 rounded-full px-3 text-sm font-medium text-wine hover:bg-sand/50"
          >
            <icons.download />
            {words.csv}
          </a>
          <p className="col-span-2 text-ink-soft">{words.intro}</p>
          <p className="col-span-2 text-sm text-ink-soft">
            {words.weekRange(shortDay(from), shortDay(to))}
            {query.period === 'week' && ` (${words.soFar})`}. {words.hoursHint[query.hours]}
          </p>
        </header>
        <Controls data={data} />
        {total.leads === 0 && totalBefore.leads === 0 ? (
          <EmptyState title={words.empty} hint={words.emptyHint} />
        ) : (
          <>
            <Totals data={data} />
            <Section title={words.chartTitle}>
              <Weeks data={data} />
            </Section>
            <Section
              title={words.by[query.by]}
              aside={
                <Switch
                  label={words.byList}
                  options={words.by}
                  chosen={query.by}
                  hrefOf={(by: FiguresBy) => `/staff${figuresUrl({ ...query, by })}`}
                />
              }
            >
              <FigureTable
                caption={words.by[query.by]}
                group={words.groups[query.by]}
                rows={rows.map((row) => ({
                  id: row.id,
                  name: row.name,
                  href: `/staff${figuresUrl(inside(query, row.id))}`,
                  cells: cellsOf(
                    { hours: query.hours, list: listOfRow(data, row.id), weeks },
                    row.figures,
                    row.before,
                  ),
                }))}
              />
              {more > 0 && <p className="px-5 pt-3 text-sm">{words.more(more)}</p>}
              <ComparedLine weeks={weeks} />
            </Section>
          </>
        )}
      </main>
    </Shell>
  );
};
