import { availabilityText } from '#app/components/classes/availability.tsx';
import { ButtonLink, buttonClass } from '#app/components/ui/button.tsx';
import { Pill } from '#app/components/ui/pill.tsx';
import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import { SiteLink } from '#app/components/ui/site-link.tsx';
import { useBooking } from '#app/hooks/use-booking.ts';
import type { NextClasses as NextClassesData } from '#app/loaders/next-classes.server.ts';
import { timeText } from '#content/formats.ts';
import { availabilityOf, type ClassListing } from '#domain/schedule/schedule.ts';
import { firstTwoWords } from '#domain/text/names.ts';
import { schedule } from '#words/pages/schedule.ts';
import { studio as labels } from '#words/pages/studio.ts';

const { nextClasses: words } = labels;

type Props = { slug: string; classes: NextClassesData | null };

export function NextClasses({ slug, classes }: Props) {
  return (
    <Section ground="sand" labelledBy="next-classes">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <SectionHeading id="next-classes" title={words.heading} />
        <ButtonLink to={`/schedule?location=${slug}`} variant="secondary">
          {words.all}
        </ButtonLink>
      </div>
      {classes && (
        <div className="mt-10 grid gap-10 lg:grid-cols-2 lg:gap-14">
          <Day name={words.today} classes={classes.today} none={words.noneToday} />
          <Day name={words.tomorrow} classes={classes.tomorrow} none={words.noneTomorrow} />
        </div>
      )}
      <p className="mt-6 text-sm">{schedule.zone}</p>
    </Section>
  );
}

function Day({ name, classes, none }: { name: string; classes: readonly ClassListing[]; none: string }) {
  return (
    <div>
      <h3 className="text-2xl">{name}</h3>
      {classes.length === 0 ? (
        <p className="mt-5 border-t border-ink/20 pt-5">{none}</p>
      ) : (
        <ul className="mt-5 divide-y divide-ink/20 border-y border-ink/20">
          {classes.map((item) => (
            <NextClass key={item.id} listing={item} />
          ))}
        </ul>
      )}
    </div>
  );
}

function NextClass({ listing }: { listing: ClassListing }) {
  const { id, name, lang, kind, typeName, time, minutes, instructor } = listing;
  const booking = useBooking();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <p className="w-19 self-start font-display text-lg whitespace-nowrap tabular-nums sm:w-24">
        {timeText(time)}
      </p>
      <div className="min-w-0 flex-1 basis-32">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 leading-snug font-medium">
          <span lang={lang}>{name}</span>
          {kind && !name.includes(typeName) && <Pill tone={kind}>{typeName}</Pill>}
        </p>
        <p className="dot-list mt-1 text-sm">
          <span>{schedule.item.minutes(minutes)}</span>{' '}
          <span className="text-ink-soft">{availabilityText(availabilityOf(listing))}</span>
        </p>
        {instructor && <p className="text-sm">{schedule.item.with(firstTwoWords(instructor.name))}</p>}
      </div>
      <SiteLink
        to={booking.linkOf(id)}
        aria-label={booking.words.bookClass(name, timeText(time))}
        className={buttonClass('primary', 'small')}
      >
        {words.book}
      </SiteLink>
    </li>
  );
}
