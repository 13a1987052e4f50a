import { replyLimits } from '#domain/tickets/saved-replies.ts';
import { Button, Field, Notice, TextArea } from '#staff/components/controls.tsx';
import { icons } from '#staff/components/icons.tsx';
import { Shell } from '#staff/components/shell.tsx';
import type { ScreenComponent } from '#staff/screen-types.ts';
import { replyWords as words } from '#words/staff/reply.ts';

const formId = 'reply';

/** A mail to the sender of a lead, started with a saved reply or empty. */
export const Reply: ScreenComponent<'reply'> = ({ data, frame }) => {
  const { ticket, back, from, saved, subject, text, refused } = data;
  const here = `/leads/${ticket.id}/reply?${new URLSearchParams({ back })}`;
  const colleague = ticket.assignee && !ticket.assignee.isMe ? ticket.assignee.name : null;
  return (
    <Shell frame={frame} current="leads" back={back}>
      <main
        className="mx-auto grid max-w-[60rem] gap-6 px-4 pt-3 pb-10 sm:px-6 lg:py-6"
        data-ticket={ticket.id}
      >
        <a
          href={`/staff${back}`}
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
        {refused?.message && <Notice isAlarm>{refused.message}</Notice>}
        {colleague && <Notice>{words.colleague(colleague)}</Notice>}
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_16rem]">
          <form id={formId} method="post" action={`/staff${here}`} className="grid gap-4 lg:order-first">
            <Field
              label={words.subject}
              name="subject"
              defaultValue={subject}
              error={refused?.errors.subject}
            />
            <TextArea
              label={words.text}
              name="text"
              data-draft="reply"
              required
              rows={9}
              maxLength={replyLimits.text}
              defaultValue={text}
              hint={words.undoHint}
              error={refused?.errors.text}
            />
            <Button className="justify-self-start">{words.send}</Button>
          </form>
          <section className="grid gap-2 max-lg:order-first">
            <h2 className="font-medium">{words.saved}</h2>
            {saved.length === 0 && <p className="text-sm text-ink-soft">{words.noSaved}</p>}
            <ul className="flex flex-wrap gap-2 lg:grid">
              {saved.map((reply) => (
                <li key={reply.id}>
                  <button
                    type="submit"
                    form={formId}
                    formNoValidate
                    name="saved"
                    value={reply.id}
                    className="min-h-11 rounded-md border border-sand bg-paper px-4 text-left hover:border-wine"
                  >
                    {reply.title}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </main>
    </Shell>
  );
};
