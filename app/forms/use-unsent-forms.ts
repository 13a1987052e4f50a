import { useEffect } from 'react';
import { persistently } from '#app/islands/late-code.ts';
import { unsentForms } from './unsent.ts';

/** On any page, because nobody knows which one a visitor comes back to. The code to send comes only if there is a need. */
export function useUnsentForms(): void {
  useEffect(() => {
    if (unsentForms().length === 0) return;
    persistently(() => import('./resume-unsent.ts')).then(
      ({ resumeUnsent }) => resumeUnsent(),
      // Without a line there is nothing to send by either; the next page tries.
      () => {},
    );
  }, []);
}
