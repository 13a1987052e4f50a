import { Picture } from '#app/components/pictures/picture.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { picture } from '#media/picture.ts';
import { freeOffer } from '#words/pages/free-offer.ts';
import { home } from '#words/pages/home.ts';

export function FirstClassBanner({ freeClassCount }: { freeClassCount: number }) {
  const { firstClassBanner: banner } = freeOffer(freeClassCount);
  return (
    <section aria-labelledby="first-class" className="bg-sun">
      <div className="container-page grid items-center gap-8 py-12 md:grid-cols-[1fr_auto] md:gap-16 md:py-0">
        <div className="md:py-16">
          <h2 id="first-class" className="text-3xl">
            {banner.heading}
          </h2>
          <p className="mt-4 max-w-xl text-lg">{banner.text}</p>
          <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink to={banner.cta.to} variant="secondary" size="large">
              {banner.cta.label}
            </ButtonLink>
            <ButtonLink to={banner.faqLink.to} variant="quiet" className="text-ink md:hidden">
              {banner.faqLink.label}
            </ButtonLink>
          </div>
        </div>
        <Picture
          picture={picture('home/first-class')}
          alt={home.firstClass.image.alt}
          sizes="(min-width: 769px) 26rem, 63vw"
          className="rounded-arch aspect-[4/5] w-full max-w-sm self-end object-cover max-md:hidden md:w-[min(34vw,26rem)] md:rounded-b-none"
        />
      </div>
    </section>
  );
}
