import { useEffect } from 'react';
import { persistently } from '#app/hydration/retry-import.ts';
import { isRemembered } from '#app/browser/storage.ts';
import { unsentPlace } from './unsent-place.ts';

/** On any page, because nobody knows which one a visitor comes back to. The code to send comes only if there is a need. */
export function useUnsentForms(): void {
  useEffect(() => {
    if (!isRemembered(() => localStorage, unsentPlace)) return;
    persistently(() => import('./resume-unsent.ts')).then(
      ({ resumeUnsent }) => resumeUnsent(),
      // Without a line there is nothing to send by either; the next page tries.
      () => {},
    );
  }, []);
}
