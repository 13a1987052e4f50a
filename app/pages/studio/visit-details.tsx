import type { ReactNode } from 'react';
import { telephoneLink } from '#app/components/location-cards/telephone.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import type { IconName } from '#app/components/ui/icon-paths.ts';
import { Reveal } from '#app/components/ui/reveal.tsx';
import { Section } from '#app/components/ui/section.tsx';
import type { StudioDetail } from '#content/catalog/studios.ts';
import { studio as labels } from '#words/pages/studio.ts';

export function VisitDetails({ studio }: { studio: StudioDetail }) {
  return (
    <Section ground="paper" labelledBy="visit" className="!py-[calc(var(--section-space)*0.6)]">
      <h2 id="visit" className="sr-only">
        {labels.visit}
      </h2>
      <div className="grid gap-10 min-[660px]:grid-cols-[1fr_1.6fr_1fr] min-[660px]:gap-8 md:gap-12">
        <Detail icon="clock" heading={labels.hours} order={0}>
          <p>{studio.days}</p>
          {studio.timings.split(', ').map((block) => (
            <p key={block} className="whitespace-nowrap">
              {block}
            </p>
          ))}
        </Detail>
        <Detail icon="car" heading={studio.parkingHeading} order={1}>
          <p>{studio.parking}</p>
        </Detail>
        <Detail icon="phone" heading={labels.frontDesk} order={2}>
          <p>
            <a
              href={telephoneLink(studio.contactNumber)}
              className="inline-flex min-h-11 items-center underline decoration-clay/60 underline-offset-4 hover:decoration-clay"
            >
              {studio.contactNumber}
            </a>
          </p>
        </Detail>
      </div>
    </Section>
  );
}

function Detail({
  icon,
  heading,
  order,
  children,
}: {
  icon: IconName;
  heading: string;
  order: number;
  children: ReactNode;
}) {
  return (
    <Reveal order={order} threshold={0.1} className="border-t-2 border-clay pt-5">
      <h3 className="flex items-center gap-3 text-xl">
        <Icon name={icon} className="size-6 text-clay" />
        {heading}
      </h3>
      <div className="mt-3">{children}</div>
    </Reveal>
  );
}
