import type { Instant } from '#domain/dates.ts';
import type { TicketStatus } from './transitions.ts';

/** How long a lead counts as just in: it is shown above the overdue ones, which have waited long already. */
export const justInMs = 15 * 60_000;

type Arrived = { status: TicketStatus; createdAt: Instant; tries: number; isHeld: boolean };

export const isJustIn = ({ status, createdAt, tries, isHeld }: Arrived, now: Instant): boolean =>
  (status === 'NEW' || status === 'OPEN') && !isHeld && tries === 0 && createdAt > now - justInMs;
