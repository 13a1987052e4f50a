import { shownTicketOf } from '#domain/tickets/list-url.ts';
import { fetchOrPrefetched } from '#staff/runtime/rows/row-prefetch.ts';
import { focusTarget, type ShownScreen, showOrLoadPage } from '#staff/runtime/shown-screen.ts';
import { loadingScreen } from './loading-screen.ts';
import { type ScreenRequests, showBusy } from './screen-requests.ts';
import type { SeenScreens } from './seen-screens.ts';

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

type Options = { shownScreen: ShownScreen; requests: ScreenRequests; seen: SeenScreens };

/**
 * Opens the URL of a link, and returns whether its screen was shown. While a ticket loads, its row is shown
 * as a skeleton.
 */
export const createVisit = ({ shownScreen, requests, seen }: Options) => {
  const { current, showAt } = shownScreen;

  return async (url: string): Promise<boolean> => {
    const target = new URL(url, location.href);
    const isSameList = target.pathname === location.pathname;
    const loadingTicket = loadingScreen(current().screen, target);
    const closed = ticketToClose(target);
    const before = { shown: current(), url: location.href };
    let isPushed = false;
    /** Stays on the page and removes the skeleton of the page that was not loaded. */
    const stay = () => {
      if (isPushed) showAt(before.shown, before.url, 'replace', null);
    };
    const focusAndScroll = () => {
      // The row of the closed ticket may have left the list.
      const row = document.querySelector<HTMLElement>(`[data-row="${closed}"] [data-row-link]`);
      (row ?? focusTarget())?.focus({ preventScroll: true });
      document.querySelector('[data-row-link][aria-current]')?.scrollIntoView({ block: 'nearest' });
      showTab();
    };
    const scroll = closed ? seen.find(url).scroll : isSameList && innerWidth >= 1024 ? null : 0;
    const showSkeleton = () => {
      if (!loadingTicket) return showBusy(true);
      isPushed = true;
      showAt(
        { screen: loadingTicket, frame: { ...current().frame, notice: null, lastChange: null } },
        target.href,
        'push',
        scroll,
      );
      focusAndScroll();
    };
    const { response, isOvertaken } = await requests.load(fetchOrPrefetched(url), showSkeleton);
    if (isOvertaken) return false;
    const loadPage = () => location.assign(url);
    if (!response) {
      stay();
      shownScreen.showNotice('offline');
      return false;
    }
    if ('isFullNavigation' in response || response.isOfOtherBuild) {
      loadPage();
      return false;
    }
    return showOrLoadPage(loadPage, () => {
      showAt(response.shown, response.url, isPushed ? 'replace' : 'push', isPushed ? null : scroll);
      focusAndScroll();
    });
  };
};
