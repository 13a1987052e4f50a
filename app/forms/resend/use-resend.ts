import { useEffect } from 'react';
import { hasItem, unsentListKey } from '#app/browser/storage.ts';

/**
 * Runs on every page, because a visitor may return to any of them. The code that sends loads only if there is
 * an unsent form.
 */
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
