import { useEffect, useState } from 'react';
import { latePart } from '#app/hydration/lazy-part.tsx';
import { leaveFloor, takeFloor } from '#app/shell/overlay-turns.ts';
import { isRemembered, remember } from '#app/browser/storage.ts';

const variants = {
  referral: latePart(() => import('./referral-modal.tsx')),
  retreat: latePart(() => import('./retreat-modal.tsx')),
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
    if (isRemembered(session, seenKey)) return;
    const timer = setInterval(() => {
      if (!takeFloor()) return;
      clearInterval(timer);
      remember(session, seenKey);
      setChosen(chooseOne());
      setOpen(true);
    }, patienceMs);
    return () => clearInterval(timer);
  }, []);
  // Also when the visitor leaves the page before the modal could be closed.
  useEffect(() => (isOpen ? leaveFloor : undefined), [isOpen]);

  if (!chosen) return null;
  const Modal = variants[chosen];
  return <Modal isOpen={isOpen} onClose={() => setOpen(false)} />;
}
