import { isCalendarDay } from '#domain/dates.ts';
import { isFormKind } from '#domain/forms/forms.ts';
import { parseStudioId } from '#domain/staff/scopes.ts';
import { isUuid } from '#domain/text/ids.ts';
import { figureRules } from './figures.ts';
import { defaultTab, tabs } from './list-url.ts';
import { type Stage, stages } from './stages.ts';
import { campaignTagLimit } from './ticket-fields.ts';
import type { ListFigure, ListQuery } from './views.ts';

const searchLimit = 200;

const cursorLimit = 200;

/** The query of a list, from its URL. A filter with a value that does not exist is in `unknown`. */
export const readListQuery = (params: URLSearchParams): ListQuery => {
  const textOf = (name: string, limit: number) => (params.get(name) ?? '').trim().slice(0, limit);
  const unknown: string[] = [];
  const valid = (name: string, isValid: (value: string) => boolean) => {
    const value = params.get(name) ?? '';
    if (value === '') return null;
    if (isValid(value)) return value;
    unknown.push(name);
    return null;
  };
  const studio = valid('studio', (value) => parseStudioId(value) !== undefined);
  const q = textOf('q', searchLimit);
  return {
    tab: tabs.find((tab) => tab === params.get('tab')) ?? defaultTab(q),
    q,
    studio: studio === null ? null : (parseStudioId(studio) ?? null),
    form: valid('form', isFormKind),
    assignee: valid('assignee', isUuid),
    campaign: textOf('campaign', campaignTagLimit) || null,
    source: params.get('source')?.slice(0, campaignTagLimit) || null,
    figure: valid(
      'figure',
      (value) => value === 'overdue' || Object.hasOwn(figureRules, value),
    ) as ListFigure | null,
    stage: valid('stage', (value) => (stages as readonly string[]).includes(value)) as Stage | null,
    from: valid('from', isCalendarDay),
    to: valid('to', isCalendarDay),
    after: (params.get('after') ?? '').slice(0, cursorLimit) || null,
    unknown,
  };
};
