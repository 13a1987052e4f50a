import { useEffect, useRef, useState } from 'react';
import type { FormDefinition, FormValues } from '#app/forms/engine/form-definition.ts';
import { showFocusedField } from '#app/forms/engine/form-focus.ts';
import type { FormState } from '#app/forms/engine/use-form-values.ts';
import { FormRefused, NetworkError } from '#app/forms/transport/send-errors.ts';
import { openPage } from '#app/islands/open-page.ts';
import { forms } from '#words/forms.ts';

/** Shown above the button; `text` says what the visitor can do after a request without a response. */
export type Notice = { title: string; text?: string };

/** The server's message, or else the form's default; a network error also gets an explanation. */
export const noticeOf = (error: unknown, failure: string): Notice => {
  if (error instanceof FormRefused) return { title: error.message };
  if (!(error instanceof NetworkError)) return { title: failure };
  if (error.shown) return { title: error.shown };
  return { title: failure, text: navigator.onLine ? forms.noResponse : forms.offline };
};

export type OnSent<Checked, Result> = (result: Result | undefined, values: Checked) => void;

export type FormOutcome<Checked, Result> = {
  isSent: boolean;
  setSent: (isSent: boolean) => void;
  /** False for a result without an action of the visitor: it must not take the focus or scroll the page. */
  isFromVisitor: boolean;
  setFromVisitor: (isFromVisitor: boolean) => void;
  notice: Notice | undefined;
  clearNotice: () => void;
  /** Shows why the form was not sent, and which fields are wrong. */
  explain: (error: unknown) => void;
  /** Empties the form and opens its next page, or shows the thank-you panel. */
  finish: (sent: { result?: Result; values?: Checked; canOpenNext: boolean }) => void;
};

/** What became of a form: sent, or not sent and why. */
export function useOutcome<Typed extends FormValues, Checked, Result>(
  { failure, success, next }: FormDefinition<Typed, Checked, Result>,
  { id, fields, blank, actionData, empty }: FormState,
  onSent: OnSent<Checked, Result> | undefined,
): FormOutcome<Checked, Result> {
  const [isSent, setSent] = useState(actionData?.isSent ?? false);
  const [isFromVisitor, setFromVisitor] = useState(actionData?.isSent ?? false);
  const [notice, setNotice] = useState<Notice | undefined>(
    actionData?.notice ? { title: actionData.notice } : undefined,
  );
  const failedValues = useRef('');
  const valuesNow = () => JSON.stringify(fields.values());
  const sendAgain = () => (document.getElementById(id) as HTMLFormElement | null)?.requestSubmit();

  // A form that cannot be stored with the unsent forms is sent again by its page, unless the visitor is
  // changing it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one listener for each notice
  useEffect(() => {
    if (notice?.text !== forms.offline) return;
    const onOnline = () => {
      if (valuesNow() === failedValues.current) sendAgain();
      else setNotice({ ...notice, text: forms.backOnline });
    };
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [notice]);

  return {
    isSent,
    setSent,
    isFromVisitor,
    setFromVisitor,
    notice,
    clearNotice: () => setNotice(undefined),
    explain(error) {
      failedValues.current = valuesNow();
      setNotice(noticeOf(error, failure));
      const all = error instanceof FormRefused ? error.fields : {};
      const wrong = Object.entries(all).filter(([name]) => name in blank);
      if (wrong.length === 0) return;
      for (const [name, message] of wrong) fields.setErrorOf(name, message);
      fields.focus(wrong.map(([name]) => name));
      showFocusedField(id);
    },
    finish({ result, values, canOpenNext }) {
      empty();
      if (values !== undefined) onSent?.(result, values);
      // Only the next page of sign-up needs the result, and sign-up is never an unsent form, because it has a
      // password.
      const opened = canOpenNext && next?.(result as Result, new URLSearchParams(window.location.search));
      if (opened) openPage(opened.to, { ...opened.state, toast: success });
      else setSent(true);
    },
  };
}
