/**
 * Where a ticket is listed. `unassigned`: NEW or OPEN. `in-touch`: the sender was contacted, IN_PROGRESS.
 * `dismissed`: nothing to do. `held`: classified as spam and not released, in any status.
 */
export const boxes = ['unassigned', 'assigned', 'in-touch', 'done', 'dismissed', 'held'] as const;

export type Box = (typeof boxes)[number];
