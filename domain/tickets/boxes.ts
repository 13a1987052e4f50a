/**
 * Where a ticket is listed. `unassigned`: its status is NEW or OPEN. `in-touch`: the sender got an answer
 * (IN_PROGRESS). `dismissed`: nothing to do. `held`: put aside as spam by the classification or a member, and
 * neither released nor confirmed yet.
 */
export type Box = 'unassigned' | 'assigned' | 'in-touch' | 'done' | 'dismissed' | 'held';
