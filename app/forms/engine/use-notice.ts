import { useEffect, useRef, useState } from 'react';
import { dismissToast, showToast } from '#app/components/ui/toast.tsx';
import { forms } from '#words/forms.ts';
import type { Notice } from './failure-notice.ts';

/** Why a form was not sent: beside its button until the next submit, and in a toast in case the button is out of view. */
export function useNotice(first: string | undefined, sendAgain: () => void) {
  const [notice, setNotice] = useState<Notice | undefined>(first ? { title: first } : undefined);
  const lastToast = useRef(0);

  useEffect(() => {
    if (notice?.text !== forms.offline) return;
    const showBackOnline = () => {
      dismissToast(lastToast.current);
      setNotice({ ...notice, text: forms.backOnline });
    };
    window.addEventListener('online', showBackOnline);
    return () => window.removeEventListener('online', showBackOnline);
  }, [notice]);

  return {
    notice,
    show(shown: Notice) {
      lastToast.current = showToast({
        status: 'error',
        title: shown.title,
        description: shown.text,
        ...(shown.text && { action: { label: forms.sendAgain, run: sendAgain }, milliseconds: 10_000 }),
      });
      setNotice(shown);
    },
    clear() {
      setNotice(undefined);
      dismissToast(lastToast.current);
    },
  };
}
