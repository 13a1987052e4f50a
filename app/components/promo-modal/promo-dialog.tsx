import { Picture } from '#app/components/picture.tsx';
import { ButtonLink, buttonClass } from '#app/components/ui/button.tsx';
import { Dialog } from '#app/components/ui/dialog.tsx';
import { promotions } from '#content/en/pages/promotions.ts';
import type { Promotion } from './promo-modal.tsx';

type Props = { promotion: Promotion; onClose: () => void };

export default function PromoDialog({ promotion, onClose }: Props) {
  const { heading, image } = promotions[promotion];
  return (
    <Dialog isOpen onClose={onClose} label={heading} closeLabel={promotions.close}>
      <Picture
        picture={image.picture}
        alt={image.alt}
        sizes="(min-width: 672px) 40rem, 92vw"
        className="aspect-[5/2] w-full object-cover"
      />
      <div className="p-6 sm:p-10">
        <h2 className="text-2xl">{heading}</h2>
        {promotion === 'referral' ? <Referral /> : <Retreat onClose={onClose} />}
      </div>
    </Dialog>
  );
}

function Referral() {
  const { text, steps, link } = promotions.referral;
  return (
    <>
      <p className="mt-4">{text}</p>
      <ol className="mt-5 mb-8 grid gap-3">
        {steps.map((step, index) => (
          <li key={step} className="flex items-start gap-3">
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-full bg-sun font-display text-base"
            >
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <ButtonLink to={link.to}>{link.label}</ButtonLink>
    </>
  );
}

/** Both buttons close the modal first, then open the booking page in a new window. */
function Retreat({ onClose }: { onClose: () => void }) {
  const { stay, dates, text, reserve, book } = promotions.retreat;
  return (
    <>
      <p className="mt-4 font-medium">{stay}</p>
      <p>{dates}</p>
      <p className="mt-4 mb-8">{text}</p>
      <div className="flex flex-wrap gap-3">
        {[reserve, book].map(({ label, to }, index) => (
          <a
            key={label}
            href={to}
            target="_blank"
            rel="noopener"
            onClick={onClose}
            className={buttonClass(index === 0 ? 'primary' : 'secondary')}
          >
            {label}
          </a>
        ))}
      </div>
    </>
  );
}
