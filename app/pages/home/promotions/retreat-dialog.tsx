import { PageOfferDialog } from '#app/components/offers/offer-dialog.tsx';
import { RetreatOffer } from '#app/components/offers/retreat-offer.tsx';
import { promotions } from '#words/pages/promotions.ts';

const { heading, image } = promotions.retreat;

/** The offer of the Cabo trip. */
export const RetreatDialog = () => (
  <PageOfferDialog id="retreat-offer" label={heading} image={image} isPromo>
    <RetreatOffer />
  </PageOfferDialog>
);
