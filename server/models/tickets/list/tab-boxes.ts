import type { Box } from '#domain/tickets/boxes.ts';
import type { Tab } from '#domain/tickets/views.ts';
import { isOpenBox, openBoxes } from '#server/models/tickets/ticket-state.ts';

/** Dismissed tickets are listed with the done ones, where they can be found for an undo. */
const listedBoxes = {
  unassigned: ['unassigned'],
  mine: ['assigned', 'in-touch'],
  all: openBoxes,
  'in-touch': ['in-touch'],
  done: ['done', 'dismissed'],
  held: ['held'],
} as const satisfies Record<Tab, readonly Box[]>;

/** Compiles only if every box is in a tab: a ticket in no tab could be found only by a search or its URL. */
export const boxesOfTab: Box extends (typeof listedBoxes)[Tab][number] ? Record<Tab, readonly Box[]> : never =
  listedBoxes;

/** A search in the tab "all" covers the whole history, except held tickets. */
export const searchedBoxes = (tab: Tab): readonly Box[] =>
  tab === 'all' ? [...openBoxes, ...boxesOfTab.done] : boxesOfTab[tab];

/** Whether all tickets of the tab are open. */
export const isOpenTab = (tab: Tab): boolean => boxesOfTab[tab].every(isOpenBox);
