import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { FormValues } from '#app/forms/engine/form-definition.ts';
import { dropDraft, findDraft, keepDraft, worthKeeping } from './drafts.ts';

const pauseMs = 400;

type Kept = { name: string; blank: FormValues; secrets?: readonly string[] };

/** A reload or a closed tab does not lose a long text: what is typed waits on this device until it is sent. */
export function useDraft(form: UseFormReturn<FieldValues>, { name, blank, secrets = [] }: Kept) {
  const [isRestored, setRestored] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    for (const [field, value] of Object.entries(findDraft(name) ?? {})) {
      // What the visitor typed just now, or a link filled in, is newer than any draft.
      const present = form.getValues(field);
      if (!(field in blank) || JSON.stringify(present) !== JSON.stringify(blank[field])) continue;
      form.setValue(field, value, { shouldDirty: true });
      setRestored(true);
    }
    const keep = () => keepDraft(name, worthKeeping(form.getValues(), blank, secrets));
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ type }) => {
        // A reset is no typing.
        if (type !== 'change') return;
        clearTimeout(timer.current);
        timer.current = setTimeout(keep, pauseMs);
      },
    });
    const keepNow = () => {
      if (timer.current !== undefined) keep();
    };
    window.addEventListener('pagehide', keepNow);
    return () => {
      stop();
      clearTimeout(timer.current);
      window.removeEventListener('pagehide', keepNow);
    };
  }, []);

  return {
    isRestored,
    forget() {
      // What was typed before must not be written again when the page is left.
      clearTimeout(timer.current);
      timer.current = undefined;
      dropDraft(name);
      setRestored(false);
    },
  };
}
