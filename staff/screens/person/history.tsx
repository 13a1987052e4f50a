import type { PersonDetail } from '#domain/tickets/views.ts';
import { TicketRows } from '#staff/components/ticket-rows.tsx';
import { TimelineItem } from '#staff/components/timeline-item.tsx';
import type { Frame } from '#staff/screen-types.ts';
import { personWords as words } from '#words/staff/person.ts';

/** All requests of the person and what the team did about them; an arrival shows what was sent. */
export const History = ({
  timeline,
  rows,
  frame,
}: Pick<PersonDetail, 'timeline' | 'rows'> & { frame: Frame }) => {
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return (
    <ol className="grid">
      {timeline.map((entry) => {
        const row = rowOf.get(entry.ticketId);
        const isArrival = entry.id === entry.ticketId;
        return (
          <TimelineItem
            key={entry.id}
            entry={entry}
            now={frame.now}
            about={
              row && !isArrival ? (
                <a href={`/staff/leads/${row.id}`} className="text-wine underline underline-offset-2">
                  {words.about(row.formLabel, row.studioName)}
                </a>
              ) : null
            }
          >
            {row && isArrival && (
              <div className="overflow-hidden rounded-md border border-sand bg-cream">
                <TicketRows rows={[row]} frame={frame} hrefOf={({ id }) => `/leads/${id}`} />
              </div>
            )}
          </TimelineItem>
        );
      })}
    </ol>
  );
};
