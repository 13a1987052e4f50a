import { telephoneLink } from '#app/components/location-cards/telephone.ts';
import { Picture } from '#app/components/pictures/picture.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { Pill } from '#app/components/ui/pill.tsx';
import { SiteLink } from '#app/components/ui/site-link.tsx';
import type { StudioDetail } from '#content/catalog/studios.ts';
import { links } from '#content/facts/links.ts';
import { studio as labels } from '#words/pages/studio.ts';

function JumpLink({ to, children }: { to: string; children: string }) {
  return (
    <SiteLink
      to={to}
      className="inline-flex min-h-11 items-center gap-2 font-medium underline decoration-sun/60 underline-offset-[6px] hover:decoration-2 hover:decoration-sun"
    >
      {children}
      <Icon name={to.startsWith('#') ? 'chevron-down' : 'arrow-right'} className="size-4 text-sun" />
    </SiteLink>
  );
}

/** Postal address, directions and telephone come first, because a guest on the way needs them. */
export function StudioHero({ studio }: { studio: StudioDetail }) {
  const [exterior] = studio.imagesList;
  return (
    <section aria-labelledby="page-title" data-ground="dark" className="bg-oxblood text-cream">
      <div className="container-page grid items-end gap-10 pt-8 md:grid-cols-2 md:gap-16 md:pt-14">
        <div className="min-w-0 md:pb-16">
          <nav aria-label={labels.breadcrumbLabel}>
            <SiteLink
              to="/locations"
              className="inline-flex min-h-11 items-center gap-2 text-sm text-sun underline decoration-sun/40 underline-offset-4 hover:decoration-sun"
            >
              <Icon name="arrow-left" className="size-4" />
              {labels.breadcrumb}
            </SiteLink>
          </nav>
          <h1 id="page-title" className="mt-4 text-4xl">
            {studio.location}
          </h1>
          {studio.isPremier && (
            <Pill tone="flow" className="mt-5">
              {labels.premier}
            </Pill>
          )}
          <p className="mt-5 max-w-lg text-lg">{studio.summary}</p>
          <address className="mt-7 flex gap-3 not-italic">
            <Icon name="pin" className="mt-0.5 size-6 text-sun" />
            <span>
              {studio.address.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </span>
          </address>
          {studio.note && <p className="mt-4 max-w-lg border-l-2 border-sun pl-4 text-sm">{studio.note}</p>}
          <div className="mt-8 flex flex-wrap gap-4">
            <ButtonLink to={links.directions(studio.coordinates)}>{labels.directions}</ButtonLink>
            <ButtonLink to={telephoneLink(studio.contactNumber)} variant="light">
              {labels.call(studio.contactNumber)}
            </ButtonLink>
          </div>
          <nav aria-label={labels.jumps.label} className="mt-4 flex flex-wrap gap-x-8">
            <JumpLink to="#next-classes">{labels.jumps.classes}</JumpLink>
            <JumpLink to={`/membership?location=${studio.slug}#pricing`}>{labels.jumps.prices}</JumpLink>
          </nav>
        </div>
        <Picture
          {...exterior}
          sizes="(min-width: 769px) 45vw, 92vw"
          hasPriority
          className="rounded-arch aspect-[5/4] w-full rounded-b-none object-cover"
        />
      </div>
    </section>
  );
}
