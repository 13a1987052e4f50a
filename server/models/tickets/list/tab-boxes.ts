import type { Tab } from '#domain/tickets/views.ts';
import { type StoredBox, storedBox } from '#server/db/staff-tables.ts';
import { openBoxes } from '#server/models/tickets/ticket-state.ts';

/** Dismissed tickets are listed with the done ones, where they can be found for an undo. */
const listedBoxes = {
  unassigned: [storedBox.unassigned],
  mine: [storedBox.assigned, storedBox['in-touch']],
  all: openBoxes,
  'in-touch': [storedBox['in-touch']],
  done: [storedBox.done, storedBox.dismissed],
  held: [storedBox.held],
} as const satisfies Record<Tab, readonly StoredBox[]>;

/** Compiles only if every box is in a tab: a ticket in no tab could be found only by a search or its URL. */
export const boxesOfTab: StoredBox extends (typeof listedBoxes)[Tab][number]
  ? Record<Tab, readonly StoredBox[]>
  : never = listedBoxes;

/** A search in the tab "all" covers the whole history, except held tickets. */
export const searchedBoxes = (tab: Tab): readonly StoredBox[] =>
  tab === 'all' ? [...openBoxes, ...boxesOfTab.done] : boxesOfTab[tab];
