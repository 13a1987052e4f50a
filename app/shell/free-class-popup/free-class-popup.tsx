import { useEffect, useState } from 'react';
import { hasItem, writeItem } from '#app/browser/storage.ts';
import { lazyPart } from '#app/hydration/lazy-part.tsx';
import { acquireOverlay, releaseOverlay } from '#app/shell/overlay-lock.ts';

const FreeClassDialog = lazyPart(() => import('./free-class-dialog.tsx'));

const seenKey = 'free-class-popup';
const shareOfPage = 0.3;

const scrolledShare = () => {
  const { scrollHeight, clientHeight } = document.documentElement;
  const rest = scrollHeight - clientHeight;
  return rest > 0 ? window.scrollY / rest : 0;
};

/** Opens once per visitor, after 30% of a page is scrolled, unless another overlay or form is in use. */
export function FreeClassPopup({
  isAllowed,
  freeClassCount,
}: {
  isAllowed: boolean;
  freeClassCount: number;
}) {
  const [hasOpened, setOpened] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isAllowed || hasItem('localStorage', seenKey)) return;
    const look = () => {
      if (scrolledShare() <= shareOfPage || !acquireOverlay()) return;
      stop();
      writeItem('localStorage', seenKey, 'yes');
      setOpened(true);
      setOpen(true);
    };
    const stop = () => window.removeEventListener('scroll', look);
    window.addEventListener('scroll', look, { passive: true });
    return stop;
  }, [isAllowed]);

  if (!hasOpened) return null;
  return (
    <FreeClassDialog
      freeClassCount={freeClassCount}
      isOpen={isOpen}
      onClose={() => {
        setOpen(false);
        releaseOverlay();
      }}
    />
  );
}
