import { useEffect, useRef, useState } from 'react';
import { dismissToast, showToast } from '#app/components/ui/toast.tsx';
import { forms } from '#words/forms.ts';
import type { Notice } from './failure-notice.ts';

/** Why a form was not sent: beside its button for as long as it is true, and in a toast for those who look elsewhere. */
export function useNotice(first: string | undefined, sendAgain: () => void) {
  const [notice, setNotice] = useState<Notice | undefined>(first ? { title: first } : undefined);
  const lastToast = useRef(0);

  useEffect(() => {
    if (notice?.text !== forms.offline) return;
    const hear = () => {
      dismissToast(lastToast.current);
      setNotice({ ...notice, text: forms.backOnline });
    };
    window.addEventListener('online', hear);
    return () => window.removeEventListener('online', hear);
  }, [notice]);

  return {
    notice,
    say(said: Notice) {
      lastToast.current = showToast({
        status: 'error',
        title: said.title,
        description: said.text,
        ...(said.text && { action: { label: forms.sendAgain, run: sendAgain }, milliseconds: 10_000 }),
      });
      setNotice(said);
    },
    takeBack() {
      setNotice(undefined);
      dismissToast(lastToast.current);
    },
  };
}
