import type { Permission } from '#domain/staff/permissions.ts';
import type { ManualChangeKind } from './transitions.ts';

/** The permission of each change. The route checks it before it reads the form; the model checks it for the ticket's studio. */
export const permissionOf: Readonly<Record<ManualChangeKind, Permission>> = {
  take: 'lead.work',
  contact: 'lead.work',
  note: 'lead.work',
  assign: 'lead.assign',
  'hand-back': 'lead.work',
  move: 'lead.move',
  begin: 'lead.work',
  resolve: 'lead.work',
  dismiss: 'lead.work',
  link: 'lead.link',
  reopen: 'lead.work',
  hold: 'held.work',
  release: 'held.work',
};
