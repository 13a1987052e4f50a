import { shownTicketOf } from '#domain/tickets/list-url.ts';
import { fetchScreen } from '#staff/runtime/fetch-screen.ts';
import { focusTarget, type ShownScreen } from '#staff/runtime/shown-screen.ts';
import type { ScreenRequests } from './screen-requests.ts';

/** On a phone the current tab may be outside the visible part of the tabs. */
export const showTab = () =>
  document
    .querySelector('[data-tabs] [aria-current]')
    ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** The open ticket, if the target is its list without it. */
const ticketToClose = ({ pathname, searchParams }: URL): string | null => {
  const open = shownTicketOf(new URLSearchParams(location.search));
  return pathname === location.pathname && !shownTicketOf(searchParams) ? open : null;
};

type Options = { shownScreen: ShownScreen; requests: ScreenRequests; scrolls: ReadonlyMap<string, number> };

/** Opens the URL of a link. */
export const createVisit =
  ({ shownScreen, requests, scrolls }: Options) =>
  async (url: string): Promise<void> => {
    const target = new URL(url, location.href);
    const isSameList = target.pathname === location.pathname;
    const closed = ticketToClose(target);
    const focusAndScroll = () => {
      // The row of the closed ticket may have left the list.
      const row = document.querySelector<HTMLElement>(`[data-row="${closed}"] [data-row-link]`);
      (row ?? focusTarget())?.focus({ preventScroll: true });
      document.querySelector('[data-row-link][aria-current]')?.scrollIntoView({ block: 'nearest' });
      showTab();
    };
    const scroll = closed ? (scrolls.get(url) ?? 0) : isSameList && innerWidth >= 1024 ? null : 0;
    const { response, isOvertaken } = await requests.load(fetchScreen(url));
    if (isOvertaken) return;
    if (!response) return shownScreen.showNotice('offline');
    if ('isFullNavigation' in response || response.isOfOtherBuild) return location.assign(url);
    shownScreen.showAt(response.shown, response.url, 'push', scroll);
    focusAndScroll();
  };
