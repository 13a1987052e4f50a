import { isUuid } from '#domain/text/ids.ts';
import type { ListQuery, Tab } from './views.ts';

export const tabs: readonly Tab[] = ['unowned', 'mine', 'all', 'waiting', 'done', 'held'];

/** The tab without `?tab=`: a search covers the whole history; a list without a search shows leads without an owner. */
export const defaultTab = (q: string): Tab => (q === '' ? 'unowned' : 'all');

/** The id of the ticket that is shown beside the list. */
export const shownTicketOf = (params: URLSearchParams): string | null => {
  const at = params.get('at') ?? '';
  return isUuid(at) ? at : null;
};

/** The address of a list below /staff, with only the parameters that are set. */
export const listAddress = (query: Partial<ListQuery>, at: string | null = null): string => {
  const params = new URLSearchParams();
  for (const name of ['tab', 'q', 'studio', 'form', 'owner', 'campaign', 'from', 'to', 'after'] as const) {
    const value = query[name];
    const isUsual = name === 'tab' && value === defaultTab(query.q ?? '');
    if (value !== null && value !== undefined && value !== '' && !isUsual) params.set(name, String(value));
  }
  if (at) params.set('at', at);
  const search = params.toString();
  return search ? `/leads?${search}` : '/leads';
};
