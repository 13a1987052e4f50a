import { Picture } from '#app/components/pictures/picture.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { Reveal } from '#app/components/ui/reveal.tsx';
import { freeOffer } from '#words/pages/free-offer.ts';
import { yourFirstClass } from '#words/pages/your-first-class.ts';

const { dontGiveUp } = yourFirstClass;

/** A full-width picture of the room with a card over it; the offer is at the end of the page. */
export function DontGiveUp({ freeClassCount }: { freeClassCount: number }) {
  const offer = freeOffer(freeClassCount);
  return (
    <section aria-labelledby="dont-give-up" className="bg-cream">
      <Picture
        {...dontGiveUp.image}
        sizes="100vw"
        className="aspect-[4/3] w-full object-cover md:aspect-[21/9]"
      />
      <div className="container-page pb-[var(--section-space)]">
        <Reveal className="relative -mt-16 grid gap-x-16 gap-y-8 rounded-lg bg-paper p-7 shadow-lift md:-mt-28 md:p-14 lg:grid-cols-2">
          <div>
            <h2 id="dont-give-up" className="text-3xl">
              {dontGiveUp.heading}
            </h2>
            <p className="mt-5 text-lg">{dontGiveUp.text}</p>
          </div>
          <div>
            {dontGiveUp.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mb-5 max-w-prose">
                {paragraph}
              </p>
            ))}
          </div>
        </Reveal>
        <div className="mt-[var(--section-space)] text-center">
          <h2 className="text-4xl">{offer.yourFirstClass.heading}</h2>
          <p className="mx-auto mt-5 max-w-lg text-lg">{offer.yourFirstClass.text}</p>
          <ButtonLink to={offer.yourFirstClass.cta.to} size="large" className="mt-8">
            {offer.yourFirstClass.cta.label}
          </ButtonLink>
          <p className="mt-5 text-sm">{offer.condition}</p>
        </div>
      </div>
    </section>
  );
}
