import { addDays, type CalendarDay, startOfWeek } from '#domain/dates.ts';
import { formKinds } from '#domain/forms/forms.ts';
import { scopeStudioIds } from '#domain/staff/scopes.ts';
import type { StudioId } from '#domain/studios.ts';
import { campaignTagLimit } from './ticket-fields.ts';

/** Weeks of a period, and how many weeks ago the last of them is. */
export const periods = {
  week: { weeks: 1, ago: 0 },
  'last-week': { weeks: 1, ago: 1 },
  '4-weeks': { weeks: 4, ago: 1 },
  '13-weeks': { weeks: 13, ago: 1 },
} as const;

export type Period = keyof typeof periods;

export const figureGroups = ['studio', 'form', 'source'] as const;

export type FiguresBy = (typeof figureGroups)[number];

/** `open`: the waiting time in the studio's opening hours; `all`: in all hours. */
export type FiguresHours = 'open' | 'all';

/** Its property names are the parameters of the URL. */
export type FiguresQuery = {
  by: FiguresBy;
  period: Period;
  hours: FiguresHours;
  studio: StudioId | null;
  form: string | null;
  source: string | null;
};

export const usualFigures: FiguresQuery = {
  by: 'studio',
  period: 'week',
  hours: 'open',
  studio: null,
  form: null,
  source: null,
};

/** Null when a parameter has a value that does not exist: figures of everything would be wrong. */
export const readFiguresQuery = (params: URLSearchParams): FiguresQuery | null => {
  const chosen = <Value>(name: keyof FiguresQuery, values: readonly Value[], usual: Value) => {
    const given = params.get(name);
    return given === null ? usual : values.find((value) => String(value) === given);
  };
  const by = chosen('by', figureGroups, usualFigures.by);
  const period = chosen('period', Object.keys(periods) as Period[], usualFigures.period);
  const hours = chosen('hours', ['open', 'all'] as const, usualFigures.hours);
  const studio = chosen<StudioId | null>('studio', scopeStudioIds, null);
  const form = chosen<string | null>('form', formKinds, null);
  const source = params.get('source')?.slice(0, campaignTagLimit) || null;
  const isKnown = by && period && hours && studio !== undefined && form !== undefined;
  return isKnown ? { by, period, hours, studio, form, source } : null;
};

/** The URL below /staff, with only the parameters that are not the usual ones. */
export const figuresUrl = (query: Partial<FiguresQuery>, path = '/figures'): string => {
  const params = new URLSearchParams();
  for (const name of Object.keys(usualFigures) as (keyof FiguresQuery)[]) {
    const value = query[name] ?? usualFigures[name];
    if (value !== usualFigures[name]) params.set(name, String(value));
  }
  const search = params.toString();
  return search ? `${path}?${search}` : path;
};

/** The weeks before a period with which it is compared. */
export const comparedWeeks = 4;

/** The first and last day of a period, and the first day of the weeks before it. */
export const daysOfPeriod = (
  period: Period,
  today: CalendarDay,
): { before: CalendarDay; from: CalendarDay; to: CalendarDay; weeks: number } => {
  const { weeks, ago } = periods[period];
  const last = addDays(startOfWeek(today), -7 * ago);
  const from = addDays(last, -7 * (weeks - 1));
  return { before: addDays(from, -7 * comparedWeeks), from, to: addDays(last, 6), weeks };
};
