import type { ReactNode } from 'react';
import { dismissedStatus, type TicketStatus } from '#domain/tickets/transitions.ts';
import { statusLabels } from '#words/staff/labels.ts';

/** Every status has its own shape, because color alone is not accessible. */
const shapes: Record<keyof typeof statusLabels, ReactNode> = {
  NEW: <circle cx="7" cy="7" r="6" className="fill-ember" />,
  OPEN: <circle cx="7" cy="7" r="5" strokeWidth="2" className="fill-paper stroke-clay" />,
  ASSIGNED: (
    <>
      <circle cx="7" cy="7" r="5" strokeWidth="2" className="fill-paper stroke-wine" />
      <path d="M7 3a4 4 0 0 1 0 8Z" className="fill-wine" />
    </>
  ),
  IN_PROGRESS: (
    <>
      <circle cx="7" cy="7" r="5" strokeWidth="2" className="fill-paper stroke-palm" />
      <circle cx="7" cy="7" r="2.2" className="fill-palm" />
    </>
  ),
  RESOLVED: (
    <>
      <circle cx="7" cy="7" r="6.5" className="fill-palm" />
      <path d="m4 7.2 2.1 2.100L10 5" strokeWidth="1.6" className="fill-none stroke-paper" />
    </>
  ),
  [dismissedStatus]: <path d="M2 7h10" strokeWidth="2.4" className="stroke-ink-soft" />,
  HELD: <path d="M4.500 2.500v9M9.500 2.500v9" strokeWidth="2.4" className="stroke-ink-soft" />,
};

/** Held as spam has priority: the status of a held ticket is that of a new lead. */
export const shownStatus = ({ status, isHeld }: { status: TicketStatus; isHeld: boolean }) =>
  isHeld ? 'HELD' : status;

export const StatusIcon = ({ row }: { row: { status: TicketStatus; isHeld: boolean } }) => (
  <svg
    viewBox="0 0 14 14"
    className="size-3.5 shrink-0"
    role="img"
    aria-label={statusLabels[shownStatus(row)]}
  >
    {shapes[shownStatus(row)]}
  </svg>
);
