import { memo } from 'react';
import { Availability } from '#app/components/classes/availability.tsx';
import { kindEdge } from '#app/components/classes/class-kind-colors.ts';
import { RemotePicture } from '#app/components/pictures/remote-picture.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { cx } from '#app/components/ui/class-names.ts';
import { Pill } from '#app/components/ui/pill.tsx';
import { SiteLink } from '#app/components/ui/site-link.tsx';
import { useBooking } from '#app/hooks/use-booking.ts';
import { clockTime, timeText } from '#content/formats.ts';
import { type ClassListing, classPath } from '#domain/schedule/schedule.ts';
import { firstTwoWords } from '#domain/text/names.ts';
import { classKindNames } from '#words/class-kind-names.ts';
import { schedule } from '#words/pages/schedule.ts';

const { item } = schedule;

/** One class. The whole row is a link to its page; BOOK is a link to the app or the booking page. */
export const ClassRow = memo(function ClassRow({ listing }: { listing: ClassListing }) {
  const { id, name, lang, kind, time, startsAt, minutes, instructor, city } = listing;
  const { clock, half } = clockTime(time);
  const booking = useBooking();
  return (
    <li className="group relative grid grid-cols-[6.25rem_1fr] gap-x-2 gap-y-2 overflow-hidden rounded-md bg-paper py-4 pr-4 pl-6 shadow-card transition-shadow duration-300 hover:shadow-lift md:grid-cols-[7.5rem_1fr_12.5rem_auto] md:items-center md:gap-x-6 md:py-5 md:pr-6 md:pl-8 @max-[14rem]:grid-cols-1">
      <span aria-hidden="true" className={cx('absolute inset-y-0 left-0 w-2', kindEdge[kind ?? 'none'])} />
      <time dateTime={startsAt} className="font-display whitespace-nowrap">
        <span className="text-2xl tabular-nums">{clock}</span>{' '}
        <span className="font-text text-sm text-ink-soft">{half}</span>
        <span className="block font-text text-sm text-ink-soft">{item.minutes(minutes)}</span>
      </time>
      <div className="flex min-w-0 items-center gap-4">
        {instructor && (
          <RemotePicture
            src={instructor.photo}
            alt=""
            width={60}
            height={80}
            className="size-14 shrink-0 rounded-full bg-sand object-cover object-top max-sm:hidden md:size-16"
          />
        )}
        <div className="min-w-0">
          <h3 lang={lang} className="text-xl leading-tight">
            <SiteLink
              to={classPath(id)}
              className="after:absolute after:inset-0 after:rounded-md group-hover:underline group-hover:decoration-clay/50 group-hover:underline-offset-4"
            >
              {name}
            </SiteLink>
          </h3>
          <p className="dot-list mt-1 text-sm">
            <span>{instructor ? item.with(firstTwoWords(instructor.name)) : item.instructorToCome}</span>{' '}
            <span className="text-ink-soft">{city}</span>
          </p>
          {kind && (
            <Pill
              tone={kind}
              // Hidden on phones, where the colored edge and the name already show the kind.
              className={cx('mt-2', name.includes(classKindNames[kind]) && 'max-md:hidden')}
            >
              {classKindNames[kind]}
            </Pill>
          )}
        </div>
      </div>
      <Availability
        listing={listing}
        // The same height as BOOK beside it; otherwise BOOK would overlap the line above.
        className="max-md:col-span-full max-md:min-h-11 max-md:pr-24 @max-[14rem]:pr-0 @max-[14rem]:pb-14"
      />
      <ButtonLink
        to={booking.linkOf(id)}
        size="small"
        label={booking.words.bookClass(name, timeText(time))}
        className="z-1 max-md:absolute max-md:right-4 max-md:bottom-4"
      >
        {item.book}
      </ButtonLink>
    </li>
  );
});
