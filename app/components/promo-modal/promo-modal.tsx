import { lazy, Suspense, useEffect, useState } from 'react';
import { leaveFloor, takeFloor } from '#app/overlays.ts';
import { isRemembered, remember } from '#app/remembered.ts';

const PromoDialog = lazy(() => import('./promo-dialog.tsx'));

const seenKey = 'promo-modal';
const session = () => sessionStorage;
/** Long enough to have seen where one has landed. */
const patienceMs = 8000;

export type Promotion = 'referral' | 'retreat';
const chooseOne = (): Promotion => (Math.random() < 0.5 ? 'referral' : 'retreat');

/** On the home page, once a session: one of the two promotions, by chance. Closed, it stays closed. */
export function PromoModal() {
  const [promotion, setPromotion] = useState<Promotion>();
  useEffect(() => {
    if (isRemembered(session, seenKey)) return;
    const timer = setInterval(() => {
      if (!takeFloor()) return;
      clearInterval(timer);
      remember(session, seenKey);
      setPromotion(chooseOne());
    }, patienceMs);
    return () => clearInterval(timer);
  }, []);

  if (!promotion) return null;
  return (
    <Suspense>
      <PromoDialog
        promotion={promotion}
        onClose={() => {
          setPromotion(undefined);
          leaveFloor();
        }}
      />
    </Suspense>
  );
}
