import { useId } from 'react';
import type { Instant } from '#domain/dates.ts';
import type { ContactOutcome } from '#domain/tickets/changes.ts';
import { effectiveFollowUp, followUps, usualFollowUp } from '#domain/tickets/follow-ups.ts';
import type { Stage } from '#domain/tickets/stages.ts';
import { ticketWords } from '#words/staff/ticket.ts';

const words = ticketWords.followUp;

const hasUsual = (choice: string): choice is keyof typeof usualFollowUp => choice in usualFollowUp;

/** In the button of a choice: when its next step is unless another time is chosen. */
export const UsualFollowUp = ({ of, now }: { of: ContactOutcome | Stage; now: Instant }) =>
  hasUsual(of) && (
    <span className="text-sm font-normal text-ink-soft">
      {words.next(words[effectiveFollowUp(usualFollowUp[of], now)])}
    </span>
  );

/** The time of the next step; nothing needs to be chosen. */
export const FollowUpFields = ({
  now,
  first,
}: {
  now: Instant;
  /** What is chosen at first: the usual time, which the buttons above show. */
  first: 'usual' | 'tomorrow';
}) => {
  const id = useId();
  const times = followUps.filter((followUp) => effectiveFollowUp(followUp, now) === followUp);
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-2 text-sm text-ink-soft">{words.title}</legend>
      <div className="flex flex-wrap gap-2">
        {(first === 'usual' ? [first, ...times] : times).map((time) => (
          <label
            key={time}
            className="flex min-h-11 cursor-pointer items-center rounded-full border border-sand bg-white px-4 text-sm has-checked:border-wine has-checked:bg-cream has-focus-visible:outline-3"
          >
            <input
              type="radio"
              name="when"
              value={time}
              defaultChecked={time === first}
              className="sr-only"
            />
            {words[time]}
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
