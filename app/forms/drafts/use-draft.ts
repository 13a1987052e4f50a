import { useEffect, useRef, useState } from 'react';
import type { FormValues } from '#app/forms/state/form-definition.ts';
import { deleteDraft, draftValues, readDraft, saveDraft } from './drafts.ts';

const pauseMs = 400;

type Options = {
  name: string;
  blank: FormValues;
  /** Values of the page's URL. */
  fromUrl?: Partial<FormValues>;
  excluded?: readonly string[];
};

/** Stores the typed values until the form is sent, so that a reload does not lose a long text. */
export function useDraft(
  fields: { values: () => FormValues; set: (name: string, value: FormValues[string]) => void },
  { name, blank, fromUrl = {}, excluded = [] }: Options,
) {
  const [isRestored, setRestored] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = () => saveDraft(name, draftValues(fields.values(), blank, excluded), fromUrl);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    for (const [field, value] of Object.entries(readDraft(name, fromUrl) ?? {})) {
      // A value that the visitor typed before hydration is newer than the draft.
      const present = fields.values()[field];
      if (!(field in blank) || JSON.stringify(present) !== JSON.stringify(blank[field])) continue;
      fields.set(field, value);
      setRestored(true);
    }
    // Only what is not saved yet: the same form may have been sent elsewhere, which deletes the draft.
    const saveNow = () => {
      if (timer.current !== undefined) save();
    };
    window.addEventListener('pagehide', saveNow);
    return () => {
      // The form may be replaced less than a pause after the last key.
      saveNow();
      clearTimeout(timer.current);
      window.removeEventListener('pagehide', saveNow);
    };
  }, []);

  return {
    isRestored,
    /** Call after each change by the visitor. */
    saveSoon() {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        timer.current = undefined;
        save();
      }, pauseMs);
    },
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
