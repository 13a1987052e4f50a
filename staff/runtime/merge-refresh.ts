import type { Screen, Screens } from '#staff/screen-types.ts';
import type { FramedScreen } from './fetch-screen.ts';

/** The lists of leads of a screen; those of other screens do not change while they are open. */
const leadsOf = (screen: Screen) => {
  if (screen.name === 'list') return [screen.data.rows, screen.data.near];
  return screen.name === 'home' ? [screen.data.unassigned, screen.data.mine] : null;
};

/** Whether the same screen has other rows, or the same ones in another order. */
export const hasOtherRows = (before: Screen, after: Screen): boolean => {
  const ids = (screen: Screen) => JSON.stringify(leadsOf(screen)?.map((rows) => rows.map(({ id }) => id)));
  return before.name === after.name && ids(before) !== ids(after);
};

/** The ticket that a screen shows whole, alone or beside its list. */
const ticketOf = (screen: Screen): Screens['ticket'] | null => {
  if (screen.name === 'list') return screen.data.open;
  return screen.name === 'ticket' ? screen.data : null;
};

/**
 * The notice of this member's last change stays until the next change, even if a refresh shows a newer
 * version of the ticket.
 */
const withNotices = (current: Screen, next: Screen): Screen => {
  const before = ticketOf(current);
  const after = ticketOf(next);
  const isSame = before && after && before.ticket.id === after.ticket.id;
  const ticket = isSame ? { ...before, ticket: after.ticket } : after;
  if (next.name === 'ticket' && ticket) return { ...next, data: ticket };
  if (next.name !== 'list' || current.name !== 'list') return next;
  return { ...next, data: { ...next.data, bulk: current.data.bulk, open: ticket } };
};

/** The shown screen with the counts of a newer one: in the navigation and in the title. */
export const withCounts = (current: FramedScreen, { frame }: FramedScreen): FramedScreen => {
  const { unassignedCount, overdueCount, newestAt } = frame;
  return { screen: current.screen, frame: { ...current.frame, unassignedCount, overdueCount, newestAt } };
};

/**
 * Merges a refresh of the same screen. Screens without leads change only their counts. `isTyping`: the open
 * ticket has unsaved text, so it stays even if the member may no longer see it.
 */
export const mergeRefresh = (current: FramedScreen, next: FramedScreen, isTyping: boolean): FramedScreen => {
  const ticket = ticketOf(current.screen);
  const isGone = isTyping && ticket?.ticket.id !== ticketOf(next.screen)?.ticket.id;
  if (isGone || (!leadsOf(current.screen) && !ticket)) return withCounts(current, next);
  const { notice, lastChange } = current.frame;
  return {
    screen: withNotices(current.screen, next.screen),
    frame: { ...next.frame, notice, lastChange },
  };
};
