import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { cx } from '#app/components/ui/class-names.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import { SendingOverlay } from '#app/forms/panels/sending-overlay.tsx';
import { SentPanel, type SentWords } from '#app/forms/panels/sent-panel.tsx';
import { WaitingPanel } from '#app/forms/panels/waiting-panel.tsx';
import type { Notice } from '#app/forms/state/sending.ts';
import type { SiteForm } from '#app/forms/state/use-site-form.ts';
import { honeypotField } from '#app/forms/transport/idempotency-key.ts';
import { formWords } from '#words/forms.ts';

type Props = {
  form: SiteForm;
  submit: string;
  /** The accessible name of the form, which screen readers list. */
  label: string;
  /** Replaces the form after success. */
  sent?: SentWords;
  isSentAtTop?: boolean;
  isSubmitDisabled?: boolean;
  children: ReactNode;
  /** Small print above the button: consents, terms. */
  smallPrint?: ReactNode;
};

/** The browser does not give back passwords and files, so the visitor enters them again. */
const restoredText = ({ hasSecrets, hasFiles }: SiteForm): string => {
  if (hasSecrets) return formWords.draftRestoredWithoutPassword;
  return hasFiles ? formWords.draftRestoredWithoutFiles : formWords.draftRestored;
};

/**
 * The markup of every form, whatever its status (app/forms/state/sending.ts). A plain form that posts to its
 * own page, so it also works before hydration and without JavaScript.
 */
export function FormShell({
  form,
  submit,
  label,
  sent,
  isSentAtTop,
  isSubmitDisabled,
  children,
  smallPrint,
}: Props) {
  const { status } = form;
  if (status.kind === 'waiting')
    return (
      <WaitingPanel
        id={form.id}
        since={status.since}
        hasFocus={status.hasFocus}
        onTryNow={form.tryNow}
        onChange={form.takeBack}
      />
    );
  if (status.kind === 'sent' && sent)
    return (
      <SentPanel
        id={form.id}
        sent={sent}
        hasFocus={status.hasFocus}
        isSentLater={form.isSentLater}
        isAtTop={isSentAtTop}
        onAgain={form.again}
      />
    );
  return (
    <form
      id={form.id}
      method="post"
      // The fragment scrolls the response to this form, also when it is inside a closed FAQ answer.
      action={`#${form.id}`}
      encType={form.hasFiles ? 'multipart/form-data' : undefined}
      aria-label={label}
      noValidate
      onSubmit={form.submit}
      // Focusable, because it gets the focus when it replaces the thank-you panel.
      tabIndex={-1}
      className="relative scroll-mt-8 focus:outline-none"
    >
      <input type="hidden" name="form" value={form.name} />
      <Honeypot />
      {form.isRestored && (
        <p className="mb-5 flex flex-wrap items-center gap-x-3 rounded-md bg-sand/60 px-4 py-2 text-sm">
          {restoredText(form)}
          <Button variant="quiet" onClick={form.startOver} className="text-sm">
            {formWords.startOver}
          </Button>
        </p>
      )}
      {/* The popup sets a smaller gap on a low screen. */}
      <div className="grid gap-x-5 gap-y-[var(--form-gap,1.5rem)] sm:grid-cols-2">{children}</div>
      {smallPrint && <div className="mt-[var(--form-gap,1.5rem)] text-sm text-ink-soft">{smallPrint}</div>}
      <Problems wrong={form.problems} notice={form.notice} />
      <Button
        type="submit"
        size="large"
        disabled={isSubmitDisabled}
        className="mt-[var(--form-gap,1.75rem)] w-full sm:w-auto"
      >
        {submit}
      </Button>
      <SendingOverlay
        isShown={status.kind === 'sending'}
        upload={
          status.kind === 'sending' && status.share > 0 && { share: status.share, onCancel: form.cancel }
        }
      />
    </form>
  );
}

/** Invisible, not in the tab order and not filled in by browsers: only bots fill it in. */
function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        {formWords.honeypot}
        <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** All errors in a list beside the button, read by screen readers; the first invalid field gets the focus. */
function Problems({ wrong, notice }: { wrong: readonly string[]; notice: Notice | undefined }) {
  const hasProblems = wrong.length > 0 || notice;
  const ref = useRef<HTMLDivElement>(null);
  // The Enter key sends a form from a field far above the notice.
  useEffect(() => {
    if (notice) ref.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [notice]);
  return (
    <div
      ref={ref}
      role="alert"
      className={cx('scroll-my-6', hasProblems && 'mt-6 rounded-md bg-alarm-ground p-4 text-sm text-ink')}
    >
      {wrong.length > 0 ? (
        <>
          <p className="flex items-center gap-2 font-medium">
            <Icon name="alert" className="size-5 text-alarm" />
            {formWords.checkFields(wrong.length)}
          </p>
          <ul className="mt-1 list-disc pl-12">
            {wrong.map((text) => (
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
