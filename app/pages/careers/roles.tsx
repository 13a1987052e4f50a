import { Picture } from '#app/components/pictures/picture.tsx';
import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import { careers } from '#words/pages/careers.ts';

const { team } = careers;

export function Roles() {
  return (
    <Section ground="palm" labelledBy="roles">
      <div className="grid gap-12 lg:grid-cols-2 lg:gap-20">
        <SectionHeading id="roles" title={team.heading} text={team.text} />
        <Picture
          {...team.image}
          sizes="(min-width: 1024px) 44vw, 64vw"
          className="aspect-[16/9] w-full rounded-lg object-cover lg:-mt-40"
        />
      </div>
      <ul className="mt-14 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {team.roles.map(({ position, text }) => (
          <li key={position} className="border-t border-cream/35 pt-5">
            <h3 className="text-2xl">{position}</h3>
            <p className="mt-3">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
