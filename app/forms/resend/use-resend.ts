import { useEffect } from 'react';
import { hasItem, resendQueueKey } from '#app/browser/storage.ts';
import type { AnyForm } from '#app/forms/engine/form-definition.ts';
import { retryImport } from '#app/hydration/retry-import.ts';

/** Every form with `isSentEvenIfItFails`; a test checks that none is missing. */
export const loadResumableForms = async (): Promise<readonly AnyForm[]> => {
  const { groupClassForm } = await import('#app/forms/catalog/group-class-form.tsx');
  return [groupClassForm];
};

/** Runs on every page, because a visitor may return to any of them. The queue's code loads only if a form is queued. */
export function useResend(): void {
  useEffect(() => {
    if (!hasItem(() => localStorage, resendQueueKey)) return;
    retryImport(() => Promise.all([import('./resend.ts'), loadResumableForms()])).then(
      ([{ resumeQueue }, forms]) => resumeQueue(forms),
      // The code could not be loaded, so the browser is probably offline; the next page tries again.
      () => {},
    );
  }, []);
}
