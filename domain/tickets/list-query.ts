import { isCalendarDay } from '#domain/dates.ts';
import { isFormKind } from '#domain/forms/forms.ts';
import { studioKeys } from '#domain/staff/scopes.ts';
import { isUuid } from '#domain/text/ids.ts';
import { defaultTab, tabs } from './list-url.ts';
import type { ListQuery } from './views.ts';

const campaignLimit = 100;

const searchLimit = 200;

const cursorLimit = 200;

/** The query of a list, from its URL; an invalid value counts as missing. */
export const readListQuery = (params: URLSearchParams): ListQuery => {
  const textOf = (name: string, limit: number) => (params.get(name) ?? '').trim().slice(0, limit);
  const valid = (name: string, isValid: (value: string) => boolean) => {
    const value = params.get(name) ?? '';
    return value !== '' && isValid(value) ? value : null;
  };
  const studio = valid('studio', (value) => /^\d{1,2}$/.test(value) && studioKeys.includes(Number(value)));
  const q = textOf('q', searchLimit);
  return {
    tab: tabs.find((tab) => tab === params.get('tab')) ?? defaultTab(q),
    q,
    studio: studio === null ? null : Number(studio),
    form: valid('form', isFormKind),
    assignee: valid('assignee', isUuid),
    campaign: textOf('campaign', campaignLimit) || null,
    from: valid('from', isCalendarDay),
    to: valid('to', isCalendarDay),
    after: valid('after', (value) => value.length <= cursorLimit),
  };
};
