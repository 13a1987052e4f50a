import { useId } from 'react';
import type { Instant } from '#domain/dates.ts';
import type { TicketDetail } from '#domain/tickets/views.ts';
import { ChangeForm } from '#staff/components/change-form.tsx';
import { Button } from '#staff/components/controls.tsx';
import type { RefusedForm } from '#staff/screen-types.ts';
import { whenExactly } from '#staff/time-texts.ts';
import { replyWords } from '#words/staff/replies.ts';
import { ticketWords as words } from '#words/staff/ticket.ts';

const NoteForm = ({
  ticket,
  back,
  refused,
}: {
  ticket: TicketDetail;
  back: string;
  refused: RefusedForm | null;
}) => {
  const id = useId();
  const error = refused?.errors.text;
  return (
    <ChangeForm ticket={ticket} kind="note" back={back} className="grid gap-2">
      <label htmlFor={id} className="text-sm font-medium">
        {words.noteLabel}
      </label>
      <textarea
        id={id}
        name="text"
        data-note
        data-draft="note"
        required
        rows={2}
        maxLength={4000}
        defaultValue={refused?.fields.text ?? ''}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint`}
        className="min-h-18 w-full rounded-md border border-ink-soft/50 bg-white px-3 py-2 text-base aria-invalid:border-alarm"
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p id={`${id}-hint`} className={`text-sm ${error ? 'font-medium text-alarm' : 'text-ink-soft'}`}>
          {error ?? words.noteHint}
        </p>
        <Button variant="plain">{words.saveNote}</Button>
      </div>
    </ChangeForm>
  );
};

/** The history, newest first, with the field for a note. */
export const Timeline = ({
  ticket,
  back,
  refused,
  now,
}: {
  ticket: TicketDetail;
  back: string;
  refused: RefusedForm | null;
  now: Instant;
}) => (
  <section className="grid gap-4">
    <h2 className="font-display text-xl">{words.history}</h2>
    {ticket.can.work && <NoteForm ticket={ticket} back={back} refused={refused} />}
    <ol className="grid">
      {ticket.timeline.map(({ id, at, memberName, text, note, delivery }) => (
        <li
          key={id}
          className="relative ml-1 grid gap-1 border-l border-sand pb-4 pl-5 last:border-transparent last:pb-0 before:absolute before:top-1.5 before:-left-[5px] before:size-[9px] before:rounded-full before:bg-clay"
        >
          <p className="flex flex-wrap gap-x-3 text-sm">
            <span>
              {memberName && <span className="font-medium">{memberName} </span>}
              {text}
            </span>
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
        </li>
      ))}
    </ol>
  </section>
);
