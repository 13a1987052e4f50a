import { Picture } from '#app/components/pictures/picture.tsx';
import { cx } from '#app/components/ui/class-names.ts';
import { Reveal } from '#app/components/ui/reveal.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { teachers as page } from '#words/pages/teachers.ts';
import { foundersBlurb } from '#words/teachers.ts';

const [opening, ...rest] = foundersBlurb.text;

export function Founders() {
  return (
    <Section ground="sand" labelledBy="founders">
      <div className="grid items-start gap-x-20 gap-y-12 lg:grid-cols-[1.15fr_1fr]">
        <div>
          <h2 id="founders" className="text-3xl">
            {page.founders.heading}
          </h2>
          <p className="mt-8 max-w-prose font-display text-xl">{opening}</p>
          {rest.map((paragraph) => (
            <p key={paragraph} className="mt-6 max-w-prose">
              {paragraph}
            </p>
          ))}
        </div>
        <ul className="grid grid-cols-2 gap-5 lg:sticky lg:top-[calc(var(--navbar-height)+3rem)]">
          {foundersBlurb.founders.map(({ name, role, photo }, index) => (
            <li key={name} className={cx(index === 1 && 'mt-16 md:mt-24')}>
              <Reveal order={index}>
                <Picture
                  picture={photo}
                  alt=""
                  sizes="(min-width: 1024px) 17rem, 32vw"
                  className="rounded-arch aspect-[3/4] w-full object-cover"
                />
                <p className="mt-5 font-display text-xl">{name}</p>
                <p className="mt-1 text-sm">{role}</p>
              </Reveal>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
