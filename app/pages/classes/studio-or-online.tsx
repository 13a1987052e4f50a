import { Picture } from '#app/components/pictures/picture.tsx';
import { cx } from '#app/components/ui/class-names.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import { Reveal } from '#app/components/ui/reveal.tsx';
import { SiteLink } from '#app/components/ui/site-link.tsx';
import { classes } from '#words/pages/classes.ts';

/** Two pictures that are links, studio classes and classes at home; the second one is lower. */
export function StudioOrOnline() {
  return (
    <section className="section-space bg-cream">
      <ul className="container-page grid gap-x-6 md:gap-x-10 gap-y-14 min-[600px]:grid-cols-[1.35fr_1fr]">
        {classes.ways.map(({ heading, text, image, link }, index) => (
          <li key={heading} className={cx(index === 1 && 'min-[600px]:mt-16 md:mt-32')}>
            <Reveal order={index}>
              <SiteLink to={link.to} className="group block rounded-lg">
                <div className="zoom-media aspect-[4/3] rounded-lg">
                  <Picture
                    {...image}
                    sizes="(min-width: 600px) 50vw, 64vw"
                    className="size-full object-cover"
                  />
                </div>
                <h2 className="mt-6 text-2xl">{heading}</h2>
                <p className="mt-3 max-w-prose">{text}</p>
                <p className="mt-4 flex items-center gap-2 font-medium text-wine">
                  {link.label}
                  <Icon
                    name="arrow-right"
                    className="size-5 transition-transform duration-300 group-hover:translate-x-1.5"
                  />
                </p>
              </SiteLink>
            </Reveal>
          </li>
        ))}
      </ul>
    </section>
  );
}
