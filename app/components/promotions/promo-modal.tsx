import { useEffect, useState } from 'react';
import { hasItem, writeItem } from '#app/browser/storage.ts';
import { lazyPart } from '#app/hydration/lazy-part.tsx';
import { acquireOverlay, releaseOverlay } from '#app/shell/overlay-turns.ts';

const variants = {
  referral: lazyPart(() => import('./referral-modal.tsx')),
  retreat: lazyPart(() => import('./retreat-modal.tsx')),
};

const seenKey = 'promo-modal';
const session = () => sessionStorage;
/** Long enough to have seen where one has landed. */
const patienceMs = 8000;

const chooseOne = () => (Math.random() < 0.5 ? 'referral' : 'retreat');

/** On the home page, once a session: one of the two promotions, by chance. Closed, it stays closed. */
export function PromoModal() {
  const [chosen, setChosen] = useState<keyof typeof variants>();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (hasItem(session, seenKey)) return;
    const timer = setInterval(() => {
      if (!acquireOverlay()) return;
      clearInterval(timer);
      writeItem(session, seenKey);
      setChosen(chooseOne());
      setOpen(true);
    }, patienceMs);
    return () => clearInterval(timer);
  }, []);
  // Also when the visitor leaves the page before the modal could be closed.
  useEffect(() => (isOpen ? releaseOverlay : undefined), [isOpen]);

  if (!chosen) return null;
  const Modal = variants[chosen];
  return <Modal isOpen={isOpen} onClose={() => setOpen(false)} />;
}
