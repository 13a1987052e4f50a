import { Picture } from '#app/components/pictures/picture.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import { home } from '#words/pages/home.ts';

const { yogaAtHome } = home;

export function YogaAtHome() {
  return (
    <Section labelledBy="yoga-at-home">
      <div className="grid items-center gap-12 md:grid-cols-2 md:gap-20">
        <Picture
          {...yogaAtHome.image}
          sizes="(min-width: 769px) 45vw, 64vw"
          className="aspect-[4/3] w-full rounded-lg object-cover"
        />
        <div>
          <SectionHeading id="yoga-at-home" title={yogaAtHome.heading} text={yogaAtHome.text} />
          <ul className="mt-7 grid gap-3">
            {yogaAtHome.points.map((point) => (
              <li key={point} className="flex items-start gap-3">
                <Icon name="check" className="mt-0.5 size-6 text-palm" />
                {point}
              </li>
            ))}
          </ul>
          <ButtonLink to={yogaAtHome.link.to} className="mt-9">
            {yogaAtHome.link.label}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
