import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { FormValues } from '#app/forms/engine/form-definition.ts';
import { deleteDraft, draftValues, readDraft, saveDraft } from './drafts.ts';

const pauseMs = 400;

type Options = { name: string; blank: FormValues; secrets?: readonly string[] };

/** Stores the typed values until the form is sent, so that a reload does not lose a long text. */
export function useDraft(form: UseFormReturn<FieldValues>, { name, blank, secrets = [] }: Options) {
  const [isRestored, setRestored] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = () => saveDraft(name, draftValues(form.getValues(), blank, secrets));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    for (const [field, value] of Object.entries(readDraft(name) ?? {})) {
      // A value that the visitor typed before hydration, or that came with a link, is newer than the draft.
      const present = form.getValues(field);
      if (!(field in blank) || JSON.stringify(present) !== JSON.stringify(blank[field])) continue;
      form.setValue(field, value, { shouldDirty: true });
      setRestored(true);
    }
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ type }) => {
        // A reset also reports values, but not of the type `change`.
        if (type !== 'change') return;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          timer.current = undefined;
          save();
        }, pauseMs);
      },
    });
    // Only what is not saved yet: the same form may have been sent elsewhere, which deletes the draft.
    const saveNow = () => {
      if (timer.current !== undefined) save();
    };
    window.addEventListener('pagehide', saveNow);
    return () => {
      stop();
      // The visitor may follow a link less than a pause after the last key.
      saveNow();
      clearTimeout(timer.current);
      window.removeEventListener('pagehide', saveNow);
    };
  }, []);

  return {
    isRestored,
    /** Saves values that the form itself has set. */
    keep: save,
    forget() {
      // A pending save must not write the draft again on pagehide.
      clearTimeout(timer.current);
      timer.current = undefined;
      deleteDraft(name);
      setRestored(false);
    },
  };
}
