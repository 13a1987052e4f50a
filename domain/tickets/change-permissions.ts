import type { Permission } from '#domain/staff/permissions.ts';
import type { ManualChangeKind } from './changes.ts';

/** The permission of each change: the route checks it first, the model checks it for the ticket's studio. */
export const permissionOf: Readonly<Record<ManualChangeKind, Permission>> = {
  take: 'ticket.work',
  contact: 'ticket.work',
  note: 'ticket.work',
  assign: 'ticket.assign',
  'hand-back': 'ticket.work',
  move: 'ticket.move',
  plan: 'ticket.work',
  'take-over': 'ticket.take-over',
  edit: 'ticket.edit',
  'request-erasure': 'erasure.request',
  reply: 'ticket.work',
  stage: 'ticket.work',
  dismiss: 'ticket.work',
  reopen: 'ticket.work',
  hold: 'held.work',
  release: 'held.work',
};
