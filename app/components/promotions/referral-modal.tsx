import { Picture } from '#app/components/picture.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { Dialog } from '#app/components/ui/dialog.tsx';
import { promotions } from '#content/en/pages/promotions.ts';

const { referral } = promotions;

/** $100 for every friend, in three steps. */
export default function ReferralModal({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      label={referral.heading}
      closeLabel={promotions.close}
      className="md:w-[min(100%-2rem,52rem)]"
    >
      <div className="grid md:grid-cols-2">
        <Picture
          picture={referral.image.picture}
          alt={referral.image.alt}
          sizes="(min-width: 769px) 26rem, 92vw"
          className="aspect-[16/10] size-full object-cover md:aspect-auto md:min-h-[32rem]"
        />
        <div className="flex flex-col p-7 md:px-9 md:py-12">
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
        </div>
      </div>
    </Dialog>
  );
}
