import { useEffect } from 'react';
import { hasItem, unsentListKey } from '#app/browser/storage.ts';

/** Runs on every page, because a visitor may return to any of them. The code of the queue loads only if a form is queued. */
export function useResend(): void {
  useEffect(() => {
    if (!hasItem('localStorage', unsentListKey)) return;
    import('./resend-loop.ts').then(
      ({ resumeResendLoop }) => resumeResendLoop(),
      // The connection failed; the next page tries again.
      () => {},
    );
  }, []);
}
