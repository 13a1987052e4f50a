import type { Box } from '#domain/tickets/boxes.ts';
import type { Figure } from '#domain/tickets/figures.ts';
import type { ListFigure, ListQuery, Tab } from '#domain/tickets/views.ts';
import { countedBoxes, isOpenBox, openBoxes } from '#server/models/tickets/ticket-state.ts';

/** Whether the list is about a figure of leads; `overdue` is about any open ticket. */
export const isFigure = (figure: ListFigure | null): figure is Figure =>
  figure !== null && figure !== 'overdue';

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

/** In the tab "all", a search covers the history except held tickets; a figure covers all that it counts. */
export const boxesOf = ({ tab, q, figure }: Pick<ListQuery, 'tab' | 'q' | 'figure'>): readonly Box[] => {
  const isWhole = tab === 'all' && (q.trim() !== '' || isFigure(figure));
  const listed = isWhole ? [...openBoxes, ...boxesOfTab.done] : boxesOfTab[tab];
  return isFigure(figure) ? listed.filter((box) => countedBoxes.includes(box)) : listed;
};

/** Whether all tickets of the tab are open. */
export const isOpenTab = (tab: Tab): boolean => boxesOfTab[tab].every(isOpenBox);
