import { availabilityText } from '#app/components/classes/availability.tsx';
import { kindSun } from '#app/components/classes/class-kind-colors.ts';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { cx } from '#app/components/ui/class-names.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import { Pill } from '#app/components/ui/pill.tsx';
import { SiteLink } from '#app/components/ui/site-link.tsx';
import { useBooking } from '#app/hooks/use-booking.ts';
import { clockTime, longDay, timeText } from '#content/formats.ts';
import { availabilityOf, type ClassListing } from '#domain/schedule/schedule.ts';
import { classKindNames } from '#words/class-kind-names.ts';
import { schedule } from '#words/pages/schedule.ts';
import { scheduledClass } from '#words/pages/scheduled-class.ts';

const { item } = schedule;

type Props = { listing: ClassListing; studio: string; backTo: string; isOver: boolean };

export function ClassHeader({ listing, studio, backTo, isOver }: Props) {
  const { id, name, lang, kind, day, time, startsAt, minutes } = listing;
  const { clock, half } = clockTime(time);
  const booking = useBooking();
  return (
    <section
      aria-labelledby="page-title"
      data-ground="dark"
      className="relative overflow-clip bg-oxblood text-cream"
    >
      <div
        aria-hidden="true"
        className={cx(
          'absolute -right-24 -bottom-40 size-96 rounded-full md:right-[6%] md:-bottom-64 md:size-[34rem]',
          kindSun[kind ?? 'none'],
        )}
      />
      <div className="container-page relative pt-8 pb-12 md:pt-12 md:pb-20">
        <SiteLink
          to={backTo}
          data-back=""
          className="inline-flex min-h-11 items-center gap-2 text-sm font-medium underline-offset-4 hover:underline"
        >
          <Icon name="arrow-left" className="size-4" />
          {scheduledClass.back}
        </SiteLink>
        <p className="mt-6 text-lg first-letter:uppercase">
          <time dateTime={startsAt}>
            {longDay(day)}
            <span className="mt-1 block font-display text-5xl text-sun">
              {clock} <span className="text-2xl">{half}</span>
            </span>
          </time>
        </p>
        <h1 id="page-title" lang={lang} className="mt-4 text-4xl">
          {name}
        </h1>
        {kind && (
          <Pill tone={kind} className="mt-4">
            {classKindNames[kind]}
          </Pill>
        )}
        <p className="dot-list mt-3 text-lg">
          <span>{item.minutes(minutes)}</span> <span>{studio}</span> <span>{scheduledClass.zone}</span>
        </p>
        {isOver ? (
          <p className="mt-8 text-lg">{scheduledClass.past}</p>
        ) : (
          <>
            <p className="mt-6 text-lg font-medium">{availabilityText(availabilityOf(listing))}</p>
            <div className="mt-6 flex flex-wrap items-center gap-4">
              <ButtonLink
                to={booking.linkOf(id)}
                size="large"
                label={booking.words.bookClass(name, timeText(time))}
              >
                {item.book}
              </ButtonLink>
              <ButtonLink to={`/calendar/classes/${id}.ics`} size="large" variant="light">
                <Icon name="calendar" />
                {scheduledClass.calendar}
              </ButtonLink>
            </div>
          </>
        )}
      </div>
    </section>
  );
}
