import { PageOfferDialog } from '#app/components/offers/offer-dialog.tsx';
import { RetreatOffer } from '#app/components/offers/retreat-offer.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { promotions } from '#words/pages/promotions.ts';

const { referral, retreat } = promotions;

/** The referral offer (studio credit for each friend), in three steps. */
export const ReferralDialog = () => (
  <PageOfferDialog id="referral-offer" label={referral.heading} image={referral.image} isPromo>
    <h2 className="pr-10 text-3xl">{referral.heading}</h2>
    <p className="mt-5">{referral.text}</p>
    <ol className="mt-6 grid gap-4">
      {referral.steps.map((step, index) => (
        <li key={step} className="flex items-start gap-3">
          <span
            aria-hidden="true"
            className="grid size-8 shrink-0 place-items-center rounded-full bg-sun font-display"
          >
            {index + 1}
          </span>
          <span className="pt-0.5">{step}</span>
        </li>
      ))}
    </ol>
    <div className="mt-auto grid pt-8">
      <ButtonLink to={referral.link.to} size="large">
        {referral.link.label}
      </ButtonLink>
    </div>
  </PageOfferDialog>
);

/** The offer of the Cabo trip. */
export const RetreatDialog = () => (
  <PageOfferDialog id="retreat-offer" label={retreat.heading} image={retreat.image} isPromo>
    <RetreatOffer />
  </PageOfferDialog>
);
