/**
 * Where a ticket is listed. `unassigned`: NEW or OPEN. `in-touch`: the sender got an answer, IN_PROGRESS.
 * `dismissed`: nothing to do. `held`: classified as spam, and nobody has said yet whether it is.
 */
export const boxes = ['unassigned', 'assigned', 'in-touch', 'done', 'dismissed', 'held'] as const;

export type Box = (typeof boxes)[number];
