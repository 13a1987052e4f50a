import { useRef, useState } from 'react';
import type { FormDefinition, FormValues } from '#app/forms/engine/form-definition.ts';
import { showFocusedField } from '#app/forms/engine/form-focus.ts';
import type { FormState } from '#app/forms/engine/use-form-values.ts';
import { FormRefused } from '#app/forms/transport/send-errors.ts';
import { openPage } from '#app/islands/open-page.ts';
import { noticeOf, useNotice } from './use-notice.ts';

export type OnSent<Checked, Result> = (result: Result | undefined, values: Checked) => void;

export type FormOutcome<Checked, Result> = {
  isSent: boolean;
  setSent: (isSent: boolean) => void;
  /** False for a result without an action of the visitor: it must not take the focus or scroll the page. */
  isFromVisitor: boolean;
  setFromVisitor: (isFromVisitor: boolean) => void;
  notice: ReturnType<typeof useNotice>['notice'];
  clearNotice: () => void;
  /** Shows why the form was not sent, and which fields are wrong. */
  explain: (error: unknown) => void;
  /** Empties the form and opens its next page, or shows the thank-you panel. */
  finish: (sent: { result?: Result; values?: Checked; canOpenNext: boolean }) => void;
};

/** What became of a form: sent, or not sent and why. */
export function useOutcome<Typed extends FormValues, Checked, Result>(
  definition: FormDefinition<Typed, Checked, Result>,
  { id, form, blank, actionData, empty }: FormState,
  onSent: OnSent<Checked, Result> | undefined,
): FormOutcome<Checked, Result> {
  const [isSent, setSent] = useState(actionData?.isSent ?? false);
  const [isFromVisitor, setFromVisitor] = useState(actionData?.isSent ?? false);
  const failedValues = useRef('');
  const valuesNow = () => JSON.stringify(form.getValues());
  const { notice, show, clear } = useNotice(actionData?.notice, {
    sendAgain: () => (document.getElementById(id) as HTMLFormElement | null)?.requestSubmit(),
    isUnchanged: () => valuesNow() === failedValues.current,
  });
  return {
    isSent,
    setSent,
    isFromVisitor,
    setFromVisitor,
    notice,
    clearNotice: clear,
    explain(error) {
      failedValues.current = valuesNow();
      show(noticeOf(error, definition.failure));
      const fields = error instanceof FormRefused ? error.fields : {};
      const wrong = Object.entries(fields).filter(([name]) => name in blank);
      for (const [index, [name, text]] of wrong.entries())
        form.setError(name, { type: 'server', message: text }, { shouldFocus: index === 0 });
      if (wrong.length > 0) showFocusedField(id);
    },
    finish({ result, values, canOpenNext }) {
      empty();
      if (values !== undefined) onSent?.(result, values);
      // Only the next page of sign-up needs the result, and sign-up is never an unsent form, because it has a
      // password.
      const next =
        canOpenNext && definition.next?.(result as Result, new URLSearchParams(window.location.search));
      if (next) openPage(next.to, next.state);
      else setSent(true);
    },
  };
}
