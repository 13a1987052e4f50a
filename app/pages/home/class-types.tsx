import { Picture } from '#app/components/pictures/picture.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { Pill } from '#app/components/ui/pill.tsx';
import { Reveal } from '#app/components/ui/reveal.tsx';
import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import { SiteLink } from '#app/components/ui/site-link.tsx';
import { home } from '#words/pages/home.ts';

const { classTypes } = home;

export function ClassTypes() {
  return (
    <Section labelledBy="class-types">
      <SectionHeading id="class-types" title={classTypes.heading} text={classTypes.text} />
      <ul className="mt-12 grid gap-6 min-[600px]:grid-cols-3 md:gap-8">
        {classTypes.kinds.map(({ kind, name, minutes, text, image, link }, index) => (
          <li key={kind}>
            <Reveal order={index} className="h-full">
              <article className="group relative flex h-full flex-col">
                <div className="zoom-media rounded-arch aspect-[4/5] bg-sand max-[599px]:aspect-[4/3] max-[599px]:rounded-lg">
                  <Picture
                    {...image}
                    sizes="(min-width: 600px) 30vw, 64vw"
                    className="size-full object-cover group-hover:scale-120"
                  />
                </div>
                <div className="flex flex-1 flex-col pt-6">
                  <div className="flex items-center justify-between gap-4">
                    <h3 className="text-2xl">{name}</h3>
                    <Pill tone={kind}>{minutes}</Pill>
                  </div>
                  <p className="mt-3 flex-1">{text}</p>
                  {/* The link covers the whole card, but only its text is its accessible name. */}
                  <SiteLink
                    to={link.to}
                    className="mt-4 flex items-center gap-2 font-medium text-wine after:absolute after:inset-0"
                  >
                    {link.label}
                    <Icon
                      name="arrow-right"
                      className="size-5 transition-transform duration-300 group-hover:translate-x-1.5"
                    />
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
