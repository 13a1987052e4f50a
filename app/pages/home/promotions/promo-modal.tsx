import { useEffect, useState } from 'react';
import { hasItem, writeItem } from '#app/browser/storage.ts';
import { lazyPart } from '#app/hydration/lazy-part.tsx';
import { acquireOverlay, releaseOverlay } from '#app/shell/overlay-lock.ts';

const variants = {
  referral: lazyPart(() => import('./referral-dialog.tsx')),
  retreat: lazyPart(() => import('./retreat-dialog.tsx')),
};

const seenKey = 'promo-modal';
/** The delay before the modal opens, and between attempts while another overlay is open. */
const delayMs = 8000;

const chooseOne = () => (Math.random() < 0.5 ? 'referral' : 'retreat');

/** One of the two promotions, chosen at random, once per session on the home page. */
export function PromoModal() {
  const [chosen, setChosen] = useState<keyof typeof variants>();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (hasItem('sessionStorage', seenKey)) return;
    const timer = setInterval(() => {
      if (!acquireOverlay()) return;
      clearInterval(timer);
      writeItem('sessionStorage', seenKey, 'yes');
      setChosen(chooseOne());
      setOpen(true);
    }, delayMs);
    return () => clearInterval(timer);
  }, []);
  // Also runs when the visitor leaves the page while the modal is open.
  useEffect(() => (isOpen ? releaseOverlay : undefined), [isOpen]);

  if (!chosen) return null;
  const Dialog = variants[chosen];
  return <Dialog isOpen={isOpen} onClose={() => setOpen(false)} />;
}
