import { useId } from 'react';
import { Button, Field, Notice } from '#staff/components/controls.tsx';
import { icons } from '#staff/components/icons.tsx';
import { Shell } from '#staff/components/shell.tsx';
import type { ScreenView } from '#staff/screen-types.ts';
import { replyWords as words } from '#words/staff/replies.ts';

/** A mail to the sender of a lead, started with a saved reply or empty. */
export const Reply: ScreenView<'reply'> = ({ data, frame }) => {
  const { ticket, from, saved, subject, text, refused } = data;
  const id = useId();
  const here = `/leads/${ticket.id}`;
  const error = refused?.errors.text;
  const colleague = ticket.assignee && !ticket.assignee.isMe ? ticket.assignee.name : null;
  return (
    <Shell frame={frame} current="leads" back={here}>
      <main
        className="mx-auto grid max-w-[60rem] gap-6 px-4 pt-3 pb-10 sm:px-6 lg:py-6"
        data-ticket={ticket.id}
      >
        <a
          href={`/staff${here}`}
          data-key="Escape"
          className="inline-flex min-h-11 items-center gap-1 justify-self-start text-wine hover:underline"
        >
          <icons.back />
          {words.back}
        </a>
        <header className="grid gap-1">
          <h1 tabIndex={-1} data-focus className="outline-none">
            {words.title(ticket.name)}
          </h1>
          <p className="break-words text-ink-soft">
            {words.to} {ticket.email}. {words.from(from.studio, from.mailbox)}
          </p>
        </header>
        {colleague && <Notice>{words.colleague(colleague)}</Notice>}
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_16rem]">
          <form method="post" action={`/staff${here}/reply`} className="grid gap-4 lg:order-first">
            <Field
              label={words.subject}
              name="subject"
              defaultValue={subject}
              error={refused?.errors.subject}
            />
            <div className="grid gap-1">
              <label htmlFor={id} className="font-medium">
                {words.text}
              </label>
              <textarea
                key={text}
                id={id}
                name="text"
                data-draft="reply"
                required
                rows={12}
                defaultValue={text}
                aria-invalid={error ? true : undefined}
                aria-describedby={`${id}-hint`}
                className="min-h-40 w-full rounded-md border border-ink-soft/50 bg-white px-3 py-2 text-base aria-invalid:border-alarm"
              />
              <p
                id={`${id}-hint`}
                className={`text-sm ${error ? 'font-medium text-alarm' : 'text-ink-soft'}`}
              >
                {error ?? words.undoHint}
              </p>
            </div>
            <Button className="justify-self-start">{words.send}</Button>
          </form>
          <section className="grid gap-2 max-lg:order-first">
            <h2 className="font-medium">{words.saved}</h2>
            {saved.length === 0 && <p className="text-sm text-ink-soft">{words.noSaved}</p>}
            <ul className="flex flex-wrap gap-2 lg:grid">
              {saved.map((reply) => (
                <li key={reply.id}>
                  <a
                    href={`/staff${here}/reply?saved=${reply.id}`}
                    className="inline-block min-h-11 content-center rounded-md border border-sand bg-paper px-4 hover:border-wine"
                  >
                    {reply.title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </main>
    </Shell>
  );
};
