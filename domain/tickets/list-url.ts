import { isUuid } from '#domain/text/ids.ts';
import type { ListQuery, Tab } from './views.ts';

export const tabs: readonly Tab[] = ['unassigned', 'mine', 'all', 'in-touch', 'done', 'held'];

/** The tab without `?tab=`: `all` for a search, leads without an assignee for a list. */
export const defaultTab = (q: string): Tab => (q === '' ? 'unassigned' : 'all');

/** The id of the ticket that is shown beside the list. */
export const shownTicketOf = (params: URLSearchParams): string | null => {
  const at = params.get('at') ?? '';
  return isUuid(at) ? at : null;
};

/** The URL of a list below /staff, with only the parameters that are set. */
export const listUrl = (query: Partial<ListQuery>, at: string | null = null): string => {
  const params = new URLSearchParams();
  for (const name of [
    'tab',
    'q',
    'studio',
    'form',
    'assignee',
    'campaign',
    'source',
    'figure',
    'stage',
    'from',
    'to',
    'after',
  ] as const) {
    const value = query[name];
    const isUsual = name === 'tab' && value === defaultTab(query.q ?? '');
    if (value !== null && value !== undefined && value !== '' && !isUsual) params.set(name, String(value));
  }
  if (at) params.set('at', at);
  const search = params.toString();
  return search ? `/leads?${search}` : '/leads';
};
