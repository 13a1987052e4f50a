import type { Permission } from '#domain/staff/permissions.ts';
import type { Change, ManualChangeKind } from './changes.ts';

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
  link: 'ticket.link',
  reopen: 'ticket.work',
  hold: 'held.work',
  release: 'held.work',
};

/**
 * Whether a member who may not read the ticket sees what was done. If false, that member sees only that
 * somebody worked on the ticket.
 */
export const isShownMasked: Readonly<Record<Change['kind'], boolean>> = {
  take: true,
  contact: false,
  note: true,
  assign: true,
  'hand-back': true,
  move: true,
  plan: true,
  'take-over': true,
  edit: false,
  'request-erasure': true,
  reply: false,
  stage: false,
  dismiss: false,
  link: false,
  reopen: true,
  hold: true,
  release: true,
  sent: false,
  return: true,
};
