import type { Action } from '#domain/staff/permissions.ts';
import type { ActName } from './transitions.ts';

/** The permission that an act needs. The router checks it before the form is read, and the model checks it for the ticket's studio. */
export const rightOf: Readonly<Record<ActName, Action>> = {
  take: 'lead.work',
  contact: 'lead.work',
  note: 'lead.work',
  assign: 'lead.assign',
  'hand-back': 'lead.work',
  move: 'lead.move',
  begin: 'lead.work',
  resolve: 'lead.work',
  nil: 'lead.work',
  link: 'lead.link',
  reopen: 'lead.work',
  hold: 'held.work',
  release: 'held.work',
};
