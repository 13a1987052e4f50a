import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useDraft } from '#app/forms/drafts/use-draft.ts';
import { usePageData } from '#app/islands/page-data.ts';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import type { AnyForm, FormValues } from './form-definition.ts';
import { showFocusedField } from './form-focus.ts';
import { useFields } from './use-fields.ts';

type Options = {
  known: Partial<FormValues> | undefined;
  suggested: Partial<FormValues> | undefined;
  isValidatedWhileTyping: boolean;
};

/** The values of one form with their rules: from the page, from a draft, and typed before hydration. */
export function useFormValues(
  { name, schema, masks, blank: blankForm, secrets = [], undrafted = [] }: AnyForm,
  { known = {}, suggested, isValidatedWhileTyping }: Options,
) {
  const id = useId();
  const isHydrated = useHydrated();
  const { action } = usePageData();
  /** The page's response, after the form was posted without JavaScript. */
  const actionData = action?.form === name ? action : undefined;
  const blank: FormValues = { ...blankForm, ...suggested, ...known };
  const initial: FormValues = { ...blank, ...actionData?.values };
  // When the form was shown. One in the server-rendered page is visible from the start of the page.
  const [since] = useState(() => (isHydrated ? performance.now() : 0));
  const fields = useFields({ id, schema, masks, blank, initial, isValidatedWhileTyping });
  // The typed text is read in an effect: until then React does not get what is typed
  // (app/islands/start-islands.ts). This effect runs before that of the draft, because a draft is older.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and only if the server rendered the form
  useEffect(() => {
    if (!isHydrated) fields.readTyped();
  }, []);
  const draft = useDraft(fields, { name, blank, known, excluded: [...secrets, ...undrafted] });
  // After a post without JavaScript the URL has the form's fragment, so the browser focuses the form element.
  useEffect(() => {
    const element = document.getElementById(id);
    if (document.activeElement !== element) return;
    element?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    showFocusedField(id);
  }, [id]);

  const empty = () => {
    draft.forget();
    fields.empty();
  };
  /** Fills in the values of a form that was not stored on the server. */
  const fillIn = (values: FormValues) => {
    for (const [field, value] of Object.entries(values)) if (field in blank) fields.set(field, value);
    draft.keep();
  };
  const onStoredPost = useEffectEvent(empty);
  const isPosted = actionData?.isSent === true;
  // After a post by the browser itself, the draft is deleted only when the server has stored the form.
  useEffect(() => {
    if (isPosted) onStoredPost();
  }, [isPosted]);
  const { isRestored } = draft;
  return { id, isHydrated, fields, blank, initial, since, actionData, isRestored, empty, fillIn };
}

export type FormState = ReturnType<typeof useFormValues>;
