/**
 * Where a ticket is listed. `unassigned`: NEW or OPEN. `in-touch`: the sender got an answer, IN_PROGRESS.
 * `dismissed`: nothing to do. `held`: put aside as spam, by the classification or by a member, and neither
 * released nor confirmed.
 */
export type Box = 'unassigned' | 'assigned' | 'in-touch' | 'done' | 'dismissed' | 'held';
