/**
 * Where a ticket is listed. `unassigned`: NEW or OPEN. `in-touch`: the sender got an answer, IN_PROGRESS.
 * `dismissed`: nothing to do. `held`: classified as spam, and nobody has said yet whether it is.
 */
export type Box = 'unassigned' | 'assigned' | 'in-touch' | 'done' | 'dismissed' | 'held';
