import { isCalendarDay } from '#domain/dates.ts';
import { isFormKind } from '#domain/forms/forms.ts';
import { studioKeys } from '#domain/staff/scopes.ts';
import { isUuid } from '#domain/text/ids.ts';
import type { ListQuery, Tab } from './views.ts';

export const tabs: readonly Tab[] = ['unowned', 'mine', 'all', 'waiting', 'done', 'held'];

const campaignLimit = 100;
const searchLimit = 200;
const cursorLimit = 200;

/** Who searches means the whole history; who only looks means what waits. */
const usualTab = (q: string): Tab => (q === '' ? 'unowned' : 'all');

/** The list's query as the address has it; a value that cannot be is the same as none. */
export const readListQuery = (params: URLSearchParams): ListQuery => {
  const textOf = (name: string, limit: number) => (params.get(name) ?? '').trim().slice(0, limit);
  const valid = (name: string, isValid: (value: string) => boolean) => {
    const value = params.get(name) ?? '';
    return value !== '' && isValid(value) ? value : null;
  };
  const studio = valid('studio', (value) => /^\d{1,2}$/.test(value) && studioKeys.includes(Number(value)));
  const q = textOf('q', searchLimit);
  return {
    tab: tabs.find((tab) => tab === params.get('tab')) ?? usualTab(q),
    q,
    studio: studio === null ? null : Number(studio),
    form: valid('form', isFormKind),
    owner: valid('owner', isUuid),
    campaign: textOf('campaign', campaignLimit) || null,
    from: valid('from', isCalendarDay),
    to: valid('to', isCalendarDay),
    after: valid('after', (value) => value.length <= cursorLimit),
  };
};

/** The ticket beside the list. */
export const openTicketOf = (params: URLSearchParams): string | null => {
  const at = params.get('at') ?? '';
  return isUuid(at) ? at : null;
};

/** The address of a list below /staff; what is not set stays out of it. */
export const listAddress = (query: Partial<ListQuery>, at: string | null = null): string => {
  const params = new URLSearchParams();
  for (const name of ['tab', 'q', 'studio', 'form', 'owner', 'campaign', 'from', 'to', 'after'] as const) {
    const value = query[name];
    const isUsual = name === 'tab' && value === usualTab(query.q ?? '');
    if (value !== null && value !== undefined && value !== '' && !isUsual) params.set(name, String(value));
  }
  if (at) params.set('at', at);
  const search = params.toString();
  return search ? `/leads?${search}` : '/leads';
};
