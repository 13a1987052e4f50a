import { telephoneLink } from '#app/components/location-cards/telephone.ts';
import { PageOfferDialog } from '#app/components/offers/offer-dialog.tsx';
import { RetreatOffer } from '#app/components/offers/retreat-offer.tsx';
import { Picture } from '#app/components/pictures/picture.tsx';
import { Button, ButtonLink } from '#app/components/ui/button.tsx';
import { cx } from '#app/components/ui/class-names.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import { Reveal } from '#app/components/ui/reveal.tsx';
import { usePageData } from '#app/islands/page-data.ts';
import type { Retreat } from '#content/catalog/trips.ts';
import { promotions } from '#words/pages/promotions.ts';
import { retreats } from '#words/pages/retreats.ts';

const { trips } = retreats;

/** One destination. On pre-sale URLs a destination with an offer opens the offer without a press. */
export function RetreatLocation({ trip, index }: { trip: Retreat; index: number }) {
  const isPreSale = usePageData().pathname.includes('presale');
  const { id, name, title, description, image, date, link, address, number, hasModal } = trip;
  const offerId = `${id}-offer`;
  const isRight = index % 2 === 1;
  return (
    <article id={id} aria-labelledby={`${id}-title`} className="relative md:grid md:grid-cols-12">
      <div
        className={cx(
          'zoom-media aspect-[4/3] rounded-lg md:row-start-1 md:aspect-[16/10]',
          isRight ? 'md:col-start-5 md:col-end-13' : 'md:col-start-1 md:col-end-9',
        )}
      >
        <Picture {...image} sizes="(min-width: 769px) 62vw, 64vw" className="size-full object-cover" />
      </div>
      <Reveal
        className={cx(
          'relative mx-4 -mt-14 self-end rounded-lg bg-paper p-7 text-ink shadow-lift md:row-start-1 md:mx-0 md:mt-24 md:translate-y-12 lg:p-10',
          isRight ? 'md:col-start-1 md:col-end-7' : 'md:col-start-7 md:col-end-13',
        )}
      >
        <p className="text-eyebrow text-wine">
          {String(index + 1).padStart(2, '0')} · {name}
        </p>
        <h3 id={`${id}-title`} className="mt-4 text-2xl">
          {title}
        </h3>
        <p className="mt-4">{description}</p>
        <ul className="mt-6 grid gap-2.5 border-t border-ink/15 pt-5 text-sm">
          <Detail icon="calendar">{date}</Detail>
          <Detail icon="pin">{address}</Detail>
          <Detail icon="phone">
            <a href={telephoneLink(number)} className="-my-2 py-2 underline underline-offset-4">
              {trips.call(number)}
            </a>
          </Detail>
        </ul>
        <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink to={link.to}>{link.label}</ButtonLink>
          {hasModal && (
            <Button
              variant="quiet"
              aria-haspopup="dialog"
              command="show-modal"
              commandfor={offerId}
              className="noscript:hidden"
            >
              {trips.offer}
            </Button>
          )}
        </div>
      </Reveal>
      {hasModal && (
        <PageOfferDialog
          id={offerId}
          label={promotions.retreat.heading}
          image={promotions.retreat.image}
          isOpenAtOnce={isPreSale}
        >
          <RetreatOffer />
        </PageOfferDialog>
      )}
    </article>
  );
}

function Detail({ icon, children }: { icon: 'calendar' | 'pin' | 'phone'; children: React.ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <Icon name={icon} className="mt-0.5 size-5 text-clay" />
      <span className="text-balance">{children}</span>
    </li>
  );
}
