import { pageErrorBoundary } from '#app/components/errors/error-page.tsx';
import { RemotePicture } from '#app/components/pictures/remote-picture.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { SiteLink } from '#app/components/ui/links/site-link.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { ClassDetails } from '#app/data/class-details.ts';
import { toListing } from '#app/data/class-listings.ts';
import { pageEnvironment } from '#app/loaders/page-environment.server.ts';
import { query } from '#app/loaders/query.server.ts';
import { CalendarFeed } from '#app/pages/scheduled-class/calendar-feed.tsx';
import { ClassHeader } from '#app/pages/scheduled-class/class-header.tsx';
import { RoomMap } from '#app/pages/scheduled-class/room-map.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { classEvent } from '#app/seo/structured-data/events.ts';
import { breadcrumbList } from '#app/seo/structured-data/page.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { studioDetails } from '#content/catalog/studios.ts';
import { links } from '#content/facts/links.ts';
import { shortDay, timeText } from '#content/formats.ts';
import { sitePath } from '#content/site-path.ts';
import { isClassId } from '#domain/booking-ids.ts';
import { classPath, isStillToCome } from '#domain/schedule/schedule.ts';
import { studioFromQuery } from '#domain/studios.ts';
import { firstTwoWords } from '#domain/text/names.ts';
import { schedule } from '#words/pages/schedule.ts';
import { scheduledClass } from '#words/pages/scheduled-class.ts';
import type { Route } from './+types/scheduled-class';

export const handle = { cache: { hasClasses: true, isVariant: true } } satisfies PageHandle;

export async function loader({ params, context }: Route.LoaderArgs) {
  // A malformed id is an unknown page.
  if (!isClassId(params.id)) throw new Response(null, { status: 404 });
  const { getClassDetails, getClassSpots } = await query(context, ClassDetails, { class_id: params.id });
  // A valid id without a class belonged to a past class: 410 tells search engines to remove the page.
  if (!getClassDetails) throw new Response(null, { status: 410 });
  const { origin, now, bookingPage } = pageEnvironment(context);
  const studio = studioFromQuery(getClassDetails.location.id);
  return {
    details: getClassDetails,
    room: getClassSpots,
    listing: toListing(getClassDetails),
    picture: studio && studioDetails.get(studio.slug)?.imagesList[1].picture,
    origin,
    now,
    bookingPage,
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { details, listing, picture, origin, bookingPage } = loaderData;
  const isUpcoming = isStillToCome(listing, loaderData.now);
  const path = classPath(listing.id);
  return pageMeta(matches, {
    ...scheduledClass.meta(
      `${listing.name}, ${details.location.name}`,
      `${shortDay(listing.day)}, ${timeText(listing.time)}`,
    ),
    path,
    // A class is over in a few days; after that search engines should index the schedule only.
    isIndexed: isUpcoming,
    structuredData: import.meta.env.SSR && [
      ...(isUpcoming ? [classEvent(origin, { details, listing, picture, bookingPage })] : []),
      breadcrumbList(origin, [
        { name: schedule.heading, path: '/schedule' },
        { name: listing.name, path },
      ]),
    ],
  });
};

export const ErrorBoundary = pageErrorBoundary();

export default function ScheduledClass({ loaderData }: Route.ComponentProps) {
  const { details, room, listing, origin } = loaderData;
  const { location, instructors, class_type } = details;
  const [teacher] = instructors;
  const studio = studioFromQuery(location.id);
  const backTo = studio ? `/schedule?location=${studio.slug}` : '/schedule';
  return (
    <>
      <ClassHeader
        listing={listing}
        studio={location.name}
        backTo={backTo}
        isOver={!isStillToCome(listing, loaderData.now)}
      />
      <Section labelledBy="class-about">
        <div className="grid gap-14 md:grid-cols-2 md:gap-20">
          <div>
            <h2 id="class-about" className="text-3xl">
              {scheduledClass.about}
            </h2>
            <p lang={class_type.lang ?? undefined} className="mt-5 text-lg">
              {class_type.description}
            </p>
            <h2 className="mt-12 text-3xl">{scheduledClass.where}</h2>
            <address className="mt-5 text-lg not-italic">
              {location.name}
              <br />
              {location.address_line_one}
              <br />
              {location.city}, {location.state_province} {location.postal_code}
            </address>
            <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
              <ButtonLink to={links.directions(location)} variant="secondary">
                {scheduledClass.directions}
              </ButtonLink>
              {studio && (
                <SiteLink
                  to={`/${studio.slug}`}
                  className="inline-flex min-h-11 items-center font-medium text-wine underline underline-offset-4"
                >
                  {scheduledClass.studio(location.name)}
                </SiteLink>
              )}
            </div>
          </div>
          {teacher && (
            <div>
              <h2 className="text-3xl">{scheduledClass.teacher}</h2>
              <div className="mt-6 flex flex-col gap-6 sm:flex-row md:flex-col lg:flex-row">
                <RemotePicture
                  src={teacher.photo_urls.large_url}
                  alt={teacher.name}
                  width={300}
                  height={400}
                  className="rounded-arch aspect-[3/4] w-52 shrink-0 self-start bg-sand object-cover"
                />
                <div>
                  <p className="font-display text-2xl">{firstTwoWords(teacher.name)}</p>
                  <p lang={teacher.lang ?? undefined} className="mt-3">
                    {teacher.bio}
                  </p>
                </div>
              </div>
            </div>
          )}
        </div>
      </Section>
      {room && room.items.length > 0 && (
        <Section ground="paper" labelledBy="class-room">
          <h2 id="class-room" className="mb-8 text-3xl">
            {scheduledClass.room.heading}
          </h2>
          <RoomMap items={room.items} availableSpots={room.available_spots} />
        </Section>
      )}
      {studio && <CalendarFeed url={origin + sitePath(`/calendar/${studio.slug}.ics`)} />}
    </>
  );
}
