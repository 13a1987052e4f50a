import { addDays } from '#domain/dates.ts';
import { parseStudioId } from '#domain/staff/scopes.ts';
import type { Figure, Figures } from '#domain/tickets/figures.ts';
import { comparedWeeks, type FiguresHours, type FiguresQuery } from '#domain/tickets/figures-query.ts';
import { listUrl } from '#domain/tickets/list-url.ts';
import type { FigureReport, ListQuery } from '#domain/tickets/views.ts';
import { language } from '#words/language.ts';
import { figureWords as words } from '#words/staff/figures.ts';

const contactFigures: Record<FiguresHours, readonly Figure[]> = {
  open: ['open_5m', 'open_1h', 'open_1d'],
  all: ['within_5m', 'within_1h', 'within_1d'],
};

/** How many leads were answered within 5 minutes, an hour, a day. */
export const contactsOf = (figures: Figures, hours: FiguresHours): number[] =>
  contactFigures[hours].map((figure) => figures[figure]);

const shownFigures = (hours: FiguresHours): Figure[] => [
  'leads',
  ...contactFigures[hours],
  'uncontacted',
  'reached',
  'trials',
  'visits',
  'joined',
];

/** Figures that are a part of the leads, and shown with their share. */
const hasShare = (figure: Figure) => /^(?:within|open|uncontacted)/.test(figure);

const number = (value: number, digits = 0) =>
  value.toLocaleString(language.locale, { maximumFractionDigits: digits });

const percent = (part: number, whole: number) =>
  (part / whole).toLocaleString(language.locale, { style: 'percent' });

/** One figure as a screen shows it; `href` is null for a number without leads. */
export type FigureCell = {
  label: string;
  value: string;
  share: string | null;
  before: string | null;
  href: string | null;
  isAlarm?: boolean;
};

const textOf = (figure: Figure, figures: Figures): string => {
  if (figure !== 'reached') return number(figures[figure]);
  return figures.reached > 0 ? number(figures.tries / figures.reached, 1) : '–';
};

/** The figure of the weeks before the period. A number is converted to as many weeks as the period has. */
const beforeOf = (figure: Figure, before: Figures, weeks: number): string | null => {
  if (before.leads === 0) return null;
  if (figure === 'reached') return before.reached > 0 ? textOf(figure, before) : null;
  if (hasShare(figure)) return percent(before[figure], before.leads);
  return number((before[figure] / comparedWeeks) * weeks, 1);
};

/** The leads that the figures are about. */
export type FigureList = Partial<Pick<ListQuery, 'studio' | 'form' | 'source' | 'from' | 'to'>>;

export const listOf = ({ query, from, to }: FigureReport): FigureList => {
  const { studio, form, source } = query;
  return { studio, form, source, from, to };
};

export const listOfRow = (report: FigureReport, id: string): FigureList => {
  const { by } = report.query;
  return { ...listOf(report), [by]: by === 'studio' ? parseStudioId(id) : id };
};

export const listOfWeek = (report: FigureReport, week: string): FigureList => ({
  ...listOf(report),
  from: week,
  to: addDays(week, 6),
});

/** `before` is null where nothing is compared. */
export const cellsOf = (
  { hours, list, weeks }: { hours: FiguresHours; list: FigureList; weeks: number },
  figures: Figures,
  before: Figures | null,
): FigureCell[] =>
  shownFigures(hours).map((figure) => {
    const was = before && beforeOf(figure, before, weeks);
    return {
      label: words.columns[figure],
      value: textOf(figure, figures),
      share: hasShare(figure) && figures.leads > 0 ? percent(figures[figure], figures.leads) : null,
      before: was && words.before(was),
      href: figures[figure] > 0 ? `/staff${listUrl({ tab: 'all', ...list, figure })}` : null,
    };
  });

/**
 * The query after a press on the name of a row: only the leads of this row, in the rows of the next group.
 */
export const inside = (query: FiguresQuery, id: string): Partial<FiguresQuery> => ({
  ...query,
  [query.by]: query.by === 'studio' ? parseStudioId(id) : id,
  by: query.by === 'studio' ? 'form' : query.by === 'form' ? 'source' : 'studio',
});
