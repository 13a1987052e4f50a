import { replyLimits } from '#domain/tickets/saved-replies.ts';
import { AccountPage } from '#staff/account/account-page.tsx';
import { Button, Choice, Field, TextArea } from '#staff/components/controls.tsx';
import { EmptyState } from '#staff/components/empty-state.tsx';
import type { RefusedForm, ScreenComponent, Screens } from '#staff/screen-types.ts';
import { savedReplyWords as words } from '#words/staff/saved-replies.ts';

type Saved = Screens['saved-replies']['replies'][number];

const ReplyForm = ({
  reply,
  studios,
  refused,
}: {
  reply: Saved | null;
  studios: Screens['saved-replies']['studios'];
  refused: RefusedForm | null;
}) => {
  const fields = refused?.fields;
  return (
    <form method="post" action="/staff/saved-replies" className="grid gap-3">
      <input type="hidden" name="id" value={reply?.id ?? ''} />
      <Field
        label={words.name}
        name="title"
        maxLength={replyLimits.title}
        defaultValue={fields?.title ?? reply?.title ?? ''}
        error={refused?.errors.title}
      />
      <Choice
        label={words.studio}
        name="studio"
        options={studios}
        value={fields?.studio ?? reply?.studio ?? studios[0]?.id ?? null}
      />
      <TextArea
        label={words.text}
        name="text"
        rows={6}
        maxLength={replyLimits.text}
        defaultValue={fields?.text ?? reply?.text ?? ''}
        error={refused?.errors.text}
      />
      <Button className="justify-self-start">{words.save}</Button>
    </form>
  );
};

/** The saved replies that this member sees; those that may be changed open as a form. */
export const SavedReplies: ScreenComponent<'saved-replies'> = ({
  data: { replies, studios, refused },
  frame,
}) => {
  const isNew = refused !== null && refused.fields.id === '';
  return (
    <AccountPage title={words.title} intro={words.intro} frame={frame}>
      {/* Saved, a form is closed and empty: a new key mounts it again. */}
      <details
        key={replies.map(({ id }) => id).join()}
        open={isNew}
        className="open:rounded-lg open:border open:border-sand open:bg-paper open:p-5"
      >
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center rounded-full bg-ember px-5 font-medium text-ink hover:bg-ember-deep [[open]>&]:mb-4 [&::-webkit-details-marker]:hidden">
          {words.add}
        </summary>
        <ReplyForm reply={null} studios={studios} refused={isNew ? refused : null} />
      </details>
      {replies.length === 0 && <EmptyState title={words.none} />}
      <ul className="grid gap-3 lg:grid-cols-2">
        {replies.map((reply) => (
          <li key={reply.id} className="grid content-start gap-2 rounded-lg border border-sand bg-paper p-4">
            <h2 className="font-medium">{reply.title}</h2>
            <p className="text-sm text-ink-soft">{reply.studioName}</p>
            <p className="line-clamp-4 whitespace-pre-wrap">{reply.text}</p>
            {reply.canChange && (
              <details key={JSON.stringify(reply)} open={refused?.fields.id === reply.id}>
                <summary className="min-h-11 cursor-pointer list-none content-center text-wine underline [&::-webkit-details-marker]:hidden">
                  {words.change}
                </summary>
                <ReplyForm
                  reply={reply}
                  studios={studios}
                  refused={refused?.fields.id === reply.id ? refused : null}
                />
                <form method="post" action={`/staff/saved-replies/${reply.id}/delete`} className="mt-3">
                  <Button variant="danger" aria-label={words.deleteNamed(reply.title)}>
                    {words.delete}
                  </Button>
                </form>
              </details>
            )}
          </li>
        ))}
      </ul>
    </AccountPage>
  );
};
