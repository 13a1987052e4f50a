import type { CalendarDay, Instant } from '#domain/dates.ts';
import { addDays, studioDay } from '#domain/dates.ts';
import type { MemberScopes } from '#domain/staff/permissions.ts';
import { scopesIn } from '#domain/staff/permissions.ts';
import { parseStudioId, type Scope, studioOfScope } from '#domain/staff/scopes.ts';
import { noStudioId } from '#domain/studios.ts';
import { addFigures, type Figures, noFigures, noSource, sumNames } from '#domain/tickets/figures.ts';
import { daysOfPeriod, type FiguresQuery } from '#domain/tickets/figures-query.ts';
import type { FigureReport } from '#domain/tickets/views.ts';
import type { Db } from '#server/db/connect.ts';
import { formLabel, kindsNamedLike, studioLabel } from '#server/models/tickets/ticket-rows.ts';
import { addLeadWords } from '#words/staff/add-lead.ts';
import { figureWords } from '#words/staff/figures.ts';
import { type FigureGroup, sumFigures } from './sum-figures.ts';

const columns: Record<FiguresQuery['by'], FigureGroup> = { studio: 'scope', form: 'form', source: 'source' };

/** The row to which a stored value belongs: form kinds with the same name are one. */
const rowIdOf = (by: FiguresQuery['by'], group: string): string => {
  if (by === 'studio') return String(studioOfScope(Number(group) as Scope));
  return by === 'form' ? (kindsNamedLike(group).toSorted()[0] ?? group) : group;
};

const sourceNames: Readonly<Record<string, string>> = {
  ...addLeadWords.sources,
  [noSource]: figureWords.noSource,
};

export const rowName = (by: FiguresQuery['by'], id: string): string => {
  if (by === 'studio') return studioLabel(parseStudioId(id) ?? noStudioId);
  return by === 'form' ? formLabel(id) : (sourceNames[id] ?? id);
};

/** One line for each week and row. */
export type FigureLine = { week: CalendarDay; id: string; figures: Figures };

/** The figures of a period and of the weeks before it. */
const readLines = async (
  db: Db,
  scopes: MemberScopes,
  { by, studio, form, source }: FiguresQuery,
  weeks: readonly CalendarDay[],
): Promise<FigureLine[]> => {
  const sums = await sumFigures(db, scopesIn(studio, scopes), {
    weeks,
    by: columns[by],
    forms: form ? kindsNamedLike(form) : undefined,
    source,
  });
  const lines = new Map<string, FigureLine>();
  for (const { week, group, ...figures } of sums) {
    const id = rowIdOf(by, group);
    const key = `${week} ${id}`;
    const others = lines.get(key);
    lines.set(key, { week, id, figures: others ? addFigures(others.figures, figures) : figures });
  }
  return [...lines.values()];
};

const total = (lines: readonly FigureLine[]): Figures => {
  const sum = { ...noFigures };
  for (const { figures } of lines) for (const name of sumNames) sum[name] += figures[name];
  return sum;
};

/** The most rows that a screen shows; a file has all of them. Sources are what visitors' URLs contain. */
const mostRows = 40;

/** The figures of the leads in these scopes, in the period of the query. */
export const readFigures = async (
  db: Db,
  scopes: MemberScopes,
  query: FiguresQuery,
  now: Instant,
): Promise<FigureReport & { lines: FigureLine[] }> => {
  const days = daysOfPeriod(query.period, studioDay(now));
  const { before, from, to } = days;
  const weeks: CalendarDay[] = [];
  for (let week = before; week <= to; week = addDays(week, 7)) weeks.push(week);
  const lines = await readLines(db, scopes, query, weeks);
  const isBefore = ({ week }: { week: CalendarDay }) => week < from;
  const ids = new Set(lines.map(({ id }) => id));
  // A studio without leads is a row too.
  if (query.by === 'studio')
    for (const scope of scopesIn(query.studio, scopes)) ids.add(String(studioOfScope(scope)));
  const rows = [...ids].map((id) => {
    const own = lines.filter((line) => line.id === id);
    return {
      id,
      name: rowName(query.by, id),
      figures: total(own.filter((line) => !isBefore(line))),
      before: total(own.filter(isBefore)),
    };
  });
  const bySize = rows.toSorted(
    (a, b) =>
      b.figures.leads - a.figures.leads || b.before.leads - a.before.leads || (a.name < b.name ? -1 : 1),
  );
  return {
    query,
    ...days,
    series: weeks.map((week) => ({
      week,
      isBefore: isBefore({ week }),
      figures: total(lines.filter((line) => line.week === week)),
    })),
    total: total(lines.filter((line) => !isBefore(line))),
    totalBefore: total(lines.filter(isBefore)),
    rows: bySize.slice(0, mostRows),
    more: Math.max(0, rows.length - mostRows),
    lines: lines.filter((line) => !isBefore(line)),
  };
};
