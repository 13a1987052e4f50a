import { Availability } from '#app/components/classes/availability.tsx';
import { ListNotice } from '#app/components/lists/list-notice.tsx';
import { Picture } from '#app/components/pictures/picture.tsx';
import { Button, ButtonLink } from '#app/components/ui/button.tsx';
import { SiteLink } from '#app/components/ui/site-link.tsx';
import { Skeleton } from '#app/components/ui/skeleton.tsx';
import { useBooking } from '#app/hooks/use-booking.ts';
import { shortDay, timeText } from '#content/formats.ts';
import type { Instant } from '#domain/dates.ts';
import type { ClassKindSlug } from '#domain/schedule/class-kinds.ts';
import { type ClassListing, classPath, isStillToCome } from '#domain/schedule/schedule.ts';
import { firstTwoWords } from '#domain/text/names.ts';
import { picture } from '#media/picture.ts';
import { schedule } from '#words/pages/schedule.ts';

const { item } = schedule;
const backgrounds: Record<ClassKindSlug, ReturnType<typeof picture>> = {
  flow: picture('kinds/flow-detail-1'),
  fiit: picture('kinds/fiit-detail-1'),
  restore: picture('kinds/restore-detail-1'),
};

type Props = {
  items: readonly ClassListing[] | null;
  isFailed: boolean;
  now: Instant;
  onRetry: () => void;
  onShowClasses: () => void;
};

export function WorkshopList({ items, isFailed, now, onRetry, onShowClasses }: Props) {
  if (isFailed)
    return (
      <div className="grid place-items-center py-16">
        <Button variant="secondary" onClick={onRetry}>
          {schedule.retry}
        </Button>
      </div>
    );
  if (items === null)
    return (
      <div role="status" className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        <span className="sr-only">{schedule.loadingMore}</span>
        <Skeleton className="h-108" />
        <Skeleton className="h-108" />
        <Skeleton className="h-108" />
      </div>
    );
  const upcoming = items.filter((listing) => isStillToCome(listing, now));
  if (upcoming.length === 0)
    return (
      <ListNotice {...schedule.empty.workshops}>
        <Button variant="secondary" onClick={onShowClasses}>
          {schedule.empty.toClasses}
        </Button>
      </ListNotice>
    );
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {upcoming.map((listing) => (
        <WorkshopCard key={listing.id} listing={listing} />
      ))}
    </ul>
  );
}

function WorkshopCard({ listing }: { listing: ClassListing }) {
  const { id, name, lang, typeName, kind, day, time, startsAt, minutes, instructor, city } = listing;
  const booking = useBooking();
  return (
    <li className="zoom-media group relative flex flex-col overflow-hidden rounded-lg bg-paper shadow-card transition-shadow duration-300 hover:shadow-lift">
      <div className="relative aspect-[3/2] overflow-hidden">
        <Picture
          picture={backgrounds[kind ?? 'flow']}
          alt=""
          sizes="(min-width: 1024px) 26rem, (min-width: 480px) 46vw, 64vw"
          className="size-full object-cover"
        />
        <p className="absolute top-4 left-4 rounded-full bg-cream px-4 py-1.5 text-sm font-medium first-letter:uppercase">
          <time dateTime={startsAt}>
            {shortDay(day)} · {timeText(time)}
          </time>
        </p>
        <p className="absolute top-4 right-4 rounded-full bg-oxblood px-3.5 py-1.5 text-sm text-cream">
          {city}
        </p>
      </div>
      <div className="flex flex-1 flex-col p-6">
        <h2 lang={lang} className="text-2xl">
          <SiteLink to={classPath(id)} className="after:absolute after:inset-0">
            {name}
          </SiteLink>
        </h2>
        <p lang={lang} className="mt-2">
          {typeName}
        </p>
        <p className="mt-3 text-sm text-ink-soft">
          {instructor ? item.with(firstTwoWords(instructor.name)) : item.instructorToCome} ·{' '}
          {item.minutes(minutes)}
        </p>
        <Availability listing={listing} className="mt-2 mb-6" />
        <ButtonLink
          to={booking.linkOf(id)}
          className="z-1 mt-auto self-start"
          label={`${booking.words.workshop}: ${name}`}
        >
          {booking.words.workshop}
        </ButtonLink>
      </div>
    </li>
  );
}
