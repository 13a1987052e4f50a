import { ReloadLink } from '#app/components/errors/reload-link.tsx';
import { buttonClass } from '#app/components/ui/button.tsx';
import { cx } from '#app/components/ui/class-names.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import { SiteLink } from '#app/components/ui/site-link.tsx';
import type { Opening, Openings } from '#app/loaders/openings.server.ts';
import type { OpeningPosition } from '#domain/opening-positions.ts';
import { careers } from '#words/pages/careers.ts';
import { loadErrors } from '#words/pages/load-errors.ts';

const { openings: words } = careers;
const headingId = (position: OpeningPosition) => `jobs-${position.toLowerCase().replaceAll(' ', '-')}`;
const positions = Object.keys(words.groups) as OpeningPosition[];

/** Today's openings, grouped by position. Both pages that have it use the anchor `#openings`. */
export function OpeningsList({ openings, failure }: Openings) {
  const groups = positions
    .map((position) => ({ position, jobs: openings.filter((job) => job.position === position) }))
    .filter(({ jobs }) => jobs.length > 0);
  return (
    <Section id="openings" ground="paper" labelledBy="openings-title">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <SectionHeading id="openings-title" title={words.heading} text={words.text} />
        {openings.length > 0 && (
          <SiteLink to="/openings" className="text-eyebrow py-2 text-wine underline-offset-4 hover:underline">
            {words.count(openings.length)}
          </SiteLink>
        )}
      </div>
      {failure !== undefined ? <Failed reason={failure} /> : groups.length === 0 && <None />}
      {groups.map(({ position, jobs }) => (
        <section
          key={position}
          aria-labelledby={headingId(position)}
          className="mt-12 grid gap-x-14 gap-y-2 border-t-2 border-clay pt-6 lg:grid-cols-[15rem_1fr]"
        >
          <h3 id={headingId(position)} className="text-2xl">
            {words.groups[position]}
          </h3>
          <ul>
            {jobs.map((job) => (
              <Job key={job.id} job={job} />
            ))}
          </ul>
        </section>
      ))}
    </Section>
  );
}

function Job({ job: { position, title, location, url, details } }: { job: Opening }) {
  return (
    <li className="wrap-anywhere border-b border-ink/15 py-6 last:border-b-0 md:grid md:grid-cols-[1fr_auto] md:gap-x-10">
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 md:contents">
        <h4 className="min-w-36 flex-1 text-xl">{location}</h4>
        <SiteLink
          to={url}
          aria-label={words.applyFor(title ?? details?.title ?? position, location)}
          className={cx(buttonClass('secondary', 'small'), 'md:row-span-2 md:self-center')}
        >
          {words.apply}
          <Icon name="external-link" className="size-4" />
        </SiteLink>
      </div>
      {title && (
        <p lang="en" className="mt-3 font-medium md:mt-2">
          {title}
        </p>
      )}
      {details && (
        <div className="mt-3 max-w-prose md:mt-2">
          <p className="font-medium">
            {details.title}, {words.employment[details.employment]}
          </p>
          <p className="mt-1">{details.description}</p>
        </div>
      )}
    </li>
  );
}

function None() {
  return (
    <div className="mt-12 rounded-lg bg-sand p-8 md:p-12">
      <p className="font-display text-2xl">{words.none}</p>
      <p className="mt-3">{words.noneHint}</p>
    </div>
  );
}

function Failed({ reason }: { reason: string }) {
  const notice = loadErrors.notices.openingsFailed;
  return (
    <div
      data-toast={JSON.stringify({ ...notice, title: reason || notice.title })}
      className="mt-12 rounded-lg bg-sand p-8 md:p-12"
    >
      <p className="font-display text-2xl">{words.failed}</p>
      <ReloadLink className="mt-6">{loadErrors.retry}</ReloadLink>
    </div>
  );
}
