import type { ReactNode } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { cx } from '#app/components/ui/class-names.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import { draftKey } from '#app/forms/drafts/drafts.ts';
import { honeypotField } from '#app/forms/transport/idempotency-key.ts';
import { forms } from '#words/forms.ts';
import type { Notice } from './failure-notice.ts';
import { tickedField } from './read-form-data.ts';
import { SendingOverlay } from './sending-overlay.tsx';
import { type Sent, SentPanel } from './sent-panel.tsx';
import type { SiteForm } from './use-site-form.ts';

type Props = {
  form: SiteForm;
  submit: string;
  /** What the form is, for those who jump from form to form. */
  label: string;
  /** Takes the form's place once it was sent. */
  sent?: Sent;
  isSentAtTop?: boolean;
  hasFiles?: boolean;
  isSubmitDisabled?: boolean;
  children: ReactNode;
  /** Small print above the button: consents, terms. */
  smallPrint?: ReactNode;
  /** A field that is sent as ticked from screens under 768 px, by the button that only they show: no script is needed. */
  tickedOnPhones?: string;
  className?: string;
};

/**
 * Idle, sending, sent, refused: every form of the site looks and speaks alike in all four. It is a plain form that
 * posts to its own page, so it also works before our code has arrived, and without it.
 */
export function FormShell({
  form,
  submit,
  label,
  sent,
  isSentAtTop,
  hasFiles,
  isSubmitDisabled,
  children,
  smallPrint,
  tickedOnPhones,
  className,
}: Props) {
  const press = { type: 'submit', size: 'large', disabled: isSubmitDisabled } as const;
  if (form.isSent && sent)
    return (
      <SentPanel
        id={form.id}
        sent={sent}
        isWaiting={form.isWaiting}
        isAtTop={isSentAtTop}
        onAgain={form.again}
      />
    );
  return (
    <form
      id={form.id}
      method="post"
      // Back to the form itself, also inside a closed answer: the page of the reply opens there.
      action={`#${form.id}`}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      aria-label={label}
      noValidate
      // What was typed last time stands in the form as soon as it is seen (app/hydration/start-on-intent.ts).
      data-hydrate-if-stored={draftKey(form.name)}
      onSubmit={form.submit}
      // Where the focus goes when the form returns in place of its thanks.
      tabIndex={-1}
      className={cx('relative scroll-mt-8 focus:outline-none', className)}
    >
      <input type="hidden" name="form" value={form.name} />
      <Trap />
      {form.isRestored && (
        <p className="mb-5 flex flex-wrap items-center gap-x-3 rounded-md bg-sand/60 px-4 text-sm">
          {forms.draftKept}
          <Button variant="quiet" onClick={form.startOver} className="text-sm">
            {forms.startOver}
          </Button>
        </p>
      )}
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">{children}</div>
      {smallPrint && <div className="mt-6 text-sm text-ink-soft">{smallPrint}</div>}
      <Problems wrong={form.problems} notice={form.notice} />
      {/* The first one is what the Enter key presses, seen or not: nothing is ticked by it that was not seen ticked. */}
      <Button {...press} className={cx('mt-7 w-full sm:w-auto', tickedOnPhones && 'max-[768px]:hidden')}>
        {submit}
      </Button>
      {tickedOnPhones && (
        <Button
          {...press}
          name={tickedField}
          value={tickedOnPhones}
          className="mt-7 w-full min-[768px]:hidden sm:w-auto"
        >
          {submit}
        </Button>
      )}
      <SendingOverlay isShown={form.progress !== undefined} label={forms.sending} />
    </form>
  );
}

/** Out of sight, out of the tab order, out of autofill's reach: only a robot fills it in. */
function Trap() {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        {forms.trap}
        <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** What is wrong, in one place beside the button. The list is read out; the focus goes to the first wrong field. */
function Problems({ wrong, notice }: { wrong: readonly string[]; notice: Notice | undefined }) {
  const hasProblems = wrong.length > 0 || notice;
  return (
    <div role="alert" className={cx(hasProblems && 'mt-6 rounded-md bg-alarm-ground p-4 text-sm text-ink')}>
      {wrong.length > 0 ? (
        <>
          <p className="flex items-center gap-2 font-medium">
            <Icon name="alert" className="size-5 text-alarm" />
            {forms.checkFields(wrong.length)}
          </p>
          <ul className="mt-1 list-disc pl-12">
            {[...new Set(wrong)].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      ) : (
        notice && (
          <div className="flex items-start gap-2">
            <Icon name="alert" className="size-5 shrink-0 text-alarm" />
            <div>
              <p className="font-medium">{notice.title}</p>
              {notice.text && <p className="mt-1">{notice.text}</p>}
            </div>
          </div>
        )
      )}
    </div>
  );
}
