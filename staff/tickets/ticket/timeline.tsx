import { useId } from 'react';
import type { Instant } from '#domain/dates.ts';
import { noteLimit } from '#domain/tickets/changes.ts';
import type { TicketDetail } from '#domain/tickets/views.ts';
import { ChangeForm } from '#staff/components/change-form.tsx';
import { Button } from '#staff/components/controls.tsx';
import { TimelineItem } from '#staff/components/timeline-item.tsx';
import type { RefusedForm } from '#staff/screen-types.ts';
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
        maxLength={noteLimit}
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
      {ticket.timeline.map((entry) => (
        <TimelineItem key={entry.id} entry={entry} now={now} />
      ))}
    </ol>
  </section>
);
