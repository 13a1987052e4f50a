import { isCalendarDay } from '#domain/dates.ts';
import { isFormKind } from '#domain/forms/forms.ts';
import { parseStudioId } from '#domain/staff/scopes.ts';
import { isUuid } from '#domain/text/ids.ts';
import { figureNames } from './figures.ts';
import { defaultTab, tabs } from './list-url.ts';
import { type Stage, stages } from './stages.ts';
import { campaignTagLimit } from './ticket-fields.ts';
import type { ListFigure, ListQuery } from './views.ts';

const searchLimit = 200;

const cursorLimit = 200;

const valueIf =
  (isValid: (text: string) => boolean) =>
  (text: string): string | undefined =>
    isValid(text) ? text : undefined;

const parseFigure = (text: string): ListFigure | undefined =>
  text === 'overdue' ? text : figureNames.find((figure) => figure === text);

const parseStage = (text: string): Stage | undefined => stages.find((stage) => stage === text);

/** The query of a list, from its URL. A filter with a value that does not exist is in `unknown`. */
export const readListQuery = (params: URLSearchParams): ListQuery => {
  const textOf = (name: string, limit: number) => (params.get(name) ?? '').trim().slice(0, limit);
  const unknown: string[] = [];
  const parsed = <Value>(name: string, parse: (text: string) => Value | undefined): Value | null => {
    const text = params.get(name) ?? '';
    if (text === '') return null;
    const value = parse(text);
    if (value === undefined) unknown.push(name);
    return value ?? null;
  };
  const q = textOf('q', searchLimit);
  return {
    tab: tabs.find((tab) => tab === params.get('tab')) ?? defaultTab(q),
    q,
    studio: parsed('studio', parseStudioId),
    form: parsed('form', valueIf(isFormKind)),
    assignee: parsed('assignee', valueIf(isUuid)),
    campaign: textOf('campaign', campaignTagLimit) || null,
    source: params.get('source')?.slice(0, campaignTagLimit) || null,
    figure: parsed('figure', parseFigure),
    stage: parsed('stage', parseStage),
    from: parsed('from', valueIf(isCalendarDay)),
    to: parsed('to', valueIf(isCalendarDay)),
    after: (params.get('after') ?? '').slice(0, cursorLimit) || null,
    unknown,
  };
};
