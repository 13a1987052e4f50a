import { useEffect } from 'react';
import { hasItem } from '#app/browser/storage.ts';
import { retryImport } from '#app/hydration/retry-import.ts';
import { unsentPlace } from './unsent-place.ts';

/** On any page, because nobody knows which one a visitor comes back to. The code to send comes only if there is a need. */
export function useUnsentForms(): void {
  useEffect(() => {
    if (!hasItem(() => localStorage, unsentPlace)) return;
    retryImport(() => import('./resume-unsent.ts')).then(
      ({ resumeUnsent }) => resumeUnsent(),
      // Without a line there is nothing to send by either; the next page tries.
      () => {},
    );
  }, []);
}
