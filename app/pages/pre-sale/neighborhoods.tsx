import { Picture } from '#app/components/pictures/picture.tsx';
import { buttonClass } from '#app/components/ui/button.tsx';
import { Reveal } from '#app/components/ui/reveal.tsx';
import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import { SiteLink } from '#app/components/ui/site-link.tsx';
import { comingSoon } from '#words/pages/coming-soon.ts';

const { cards } = comingSoon;

/** The four places; each card is a link to its own form further down. */
export function Neighborhoods() {
  return (
    <Section labelledBy="neighborhoods">
      <SectionHeading id="neighborhoods" title={cards.heading} text={cards.text} />
      <ul className="mt-12 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {cards.items.map(({ slug, title, text, image, cta }, index) => (
          <li key={slug}>
            <Reveal order={index} className="h-full">
              <article className="flex h-full flex-col overflow-hidden rounded-lg bg-paper shadow-card">
                <div className="zoom-media aspect-[4/3] bg-sand">
                  <Picture
                    {...image}
                    sizes="(min-width: 1024px) 20rem, (min-width: 480px) 46vw, 64vw"
                    className="size-full object-cover"
                  />
                </div>
                <div className="flex flex-1 flex-col p-6">
                  <h3 className="text-xl">{title}</h3>
                  <p className="mt-2 mb-6">{text}</p>
                  <SiteLink
                    to={`#${slug}`}
                    className={`${buttonClass('secondary', 'small')} mt-auto self-start`}
                  >
                    {cta}
                  </SiteLink>
                </div>
              </article>
            </Reveal>
          </li>
        ))}
      </ul>
    </Section>
  );
}
