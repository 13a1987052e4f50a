import { telephoneLink } from '#app/components/location-cards/telephone.ts';
import { Picture } from '#app/components/pictures/picture.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { Reveal } from '#app/components/ui/reveal.tsx';
import { Section } from '#app/components/ui/section.tsx';
import type { StudioLeader } from '#content/catalog/studios.ts';
import { studio as labels } from '#words/pages/studio.ts';

export function Leader({ leader }: { leader: StudioLeader }) {
  const name = `${leader.firstName} ${leader.lastName}`;
  return (
    <Section ground="paper" labelledBy="leader">
      <div className="grid items-center gap-8 min-[600px]:grid-cols-[auto_1fr] md:gap-16">
        <Reveal>
          <Picture
            picture={leader.photo}
            alt={labels.leader.portrait(name)}
            sizes="(min-width: 769px) 20rem, 14rem"
            className="rounded-arch aspect-[4/5] w-56 object-cover object-top md:w-80"
          />
        </Reveal>
        <div>
          <p className="text-eyebrow text-wine">{labels.leader.heading}</p>
          <h2 id="leader" className="mt-4 text-3xl">
            {name}
          </h2>
          <p className="mt-5 max-w-2xl text-lg">{leader.biography}</p>
          <ButtonLink to={telephoneLink(leader.contactNumber)} variant="secondary" className="mt-7">
            {labels.leader.call(leader.firstName)}
            <span className="font-normal">{leader.contactNumber}</span>
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
