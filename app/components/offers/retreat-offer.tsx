import { ButtonLink } from '#app/components/ui/button.tsx';
import { promotions } from '#words/pages/promotions.ts';

const { retreat } = promotions;

/** The offer of the Cabo trip. Both links open the booking page in a new window, which closes the dialog. */
export const RetreatOffer = () => (
  <>
    <p className="text-eyebrow pr-12">{retreat.dates}</p>
    <h2 className="mt-4 text-3xl">{retreat.heading}</h2>
    <p className="mt-5 font-medium">{retreat.stay}</p>
    <p className="mt-3">{retreat.text}</p>
    <div className="mt-auto grid gap-3 pt-8">
      <ButtonLink size="large" to={retreat.reserve.to}>
        {retreat.reserve.label}
      </ButtonLink>
      <ButtonLink variant="secondary" to={retreat.book.to}>
        {retreat.book.label}
      </ButtonLink>
    </div>
  </>
);
