import { OfferDialog } from '#app/components/offers/offer-dialog.tsx';
import { RetreatOffer } from '#app/components/offers/retreat-offer.tsx';
import { promotions } from '#words/pages/promotions.ts';

const { heading, image } = promotions.retreat;

/** The offer of the Cabo trip, as a dialog that opens without a press. */
export default function RetreatDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <OfferDialog isOpen={isOpen} onClose={onClose} label={heading} image={image}>
      <RetreatOffer onLeave={onClose} />
    </OfferDialog>
  );
}
