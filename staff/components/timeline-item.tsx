import type { ReactNode } from 'react';
import type { Instant } from '#domain/dates.ts';
import type { TimelineEntry } from '#domain/tickets/views.ts';
import { whenExactly } from '#staff/time-texts.ts';
import { replyWords } from '#words/staff/reply.ts';

/** One line of a history; `about` names the lead where there are several. */
export const TimelineItem = ({
  entry: { at, memberName, text, note, delivery },
  now,
  about,
  children,
}: {
  entry: TimelineEntry;
  now: Instant;
  about?: ReactNode;
  children?: ReactNode;
}) => (
  <li className="relative ml-1 grid grid-cols-1 gap-1 border-l border-sand pb-4 pl-5 last:border-transparent last:pb-0 before:absolute before:top-1.5 before:-left-[5px] before:size-[9px] before:rounded-full before:bg-clay">
    <p className="flex flex-wrap gap-x-3 text-sm">
      <span>
        {memberName && <span className="font-medium">{memberName} </span>}
        {text}
      </span>
      {about}
      <span className="whitespace-nowrap text-ink-soft">{whenExactly(at, now)}</span>
    </p>
    {note && <p className="rounded-md bg-sand/40 px-3 py-2 whitespace-pre-wrap">{note}</p>}
    {delivery && (
      <p className={`text-sm ${delivery.state === 'parked' ? 'font-medium text-alarm' : 'text-palm'}`}>
        {[replyWords.states[delivery.state], delivery.state === 'parked' && delivery.error]
          .filter(Boolean)
          .join('. ')}
      </p>
    )}
    {children}
  </li>
);
