import { useId } from 'react';
import type { Instant } from '#domain/dates.ts';
import { followUps, isOffered } from '#domain/tickets/follow-ups.ts';
import { ticketWords } from '#words/staff/ticket.ts';

const words = ticketWords.followUp;

/** Another time for the next step than the usual one; nothing needs to be chosen. */
export const FollowUpFields = ({ now }: { now: Instant }) => {
  const id = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-2 text-sm text-ink-soft">{words.title}</legend>
      <div className="flex flex-wrap gap-2">
        {[null, ...followUps.filter((followUp) => isOffered(followUp, now))].map((followUp) => (
          <label
            key={followUp}
            className="flex min-h-11 cursor-pointer items-center rounded-full border border-sand bg-white px-4 text-sm has-checked:border-wine has-checked:bg-cream has-focus-visible:outline-3"
          >
            <input
              type="radio"
              name="when"
              value={followUp ?? ''}
              defaultChecked={followUp === null}
              className="sr-only"
            />
            {followUp === null ? words.usual : words[followUp]}
          </label>
        ))}
      </div>
      <label htmlFor={id} className="flex flex-wrap items-center gap-3 text-sm">
        {words.pick}
        <input
          id={id}
          type="datetime-local"
          name="at"
          className="min-h-11 min-w-0 rounded-md border border-ink-soft/50 bg-white px-3 text-base"
        />
      </label>
    </fieldset>
  );
};
