import { pageErrorBoundary } from '#app/components/errors/error-page.tsx';
import { ClassDetails } from '#app/graphql/class-details.ts';
import { toListing } from '#app/graphql/class-listings.ts';
import { pageEnvironment } from '#app/loaders/page-environment.server.ts';
import { query } from '#app/loaders/query.server.ts';
import { ScheduledClass } from '#app/pages/scheduled-class/scheduled-class.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { classEvent } from '#app/seo/structured-data/events.ts';
import { breadcrumbList } from '#app/seo/structured-data/page.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { studioDetails } from '#content/catalog/studios.ts';
import { shortDay, timeText } from '#content/formats.ts';
import { isClassId } from '#domain/booking-ids.ts';
import { classPath, isStillToCome } from '#domain/schedule/schedule.ts';
import { studioFromQuery } from '#domain/studios.ts';
import { schedule } from '#words/pages/schedule.ts';
import { scheduledClass } from '#words/pages/scheduled-class.ts';
import type { Route } from './+types/scheduled-class';

export const handle = { cache: { hasClasses: true } } satisfies PageHandle;

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
    structuredData: () => [
      ...(isUpcoming ? [classEvent(origin, { details, listing, picture, bookingPage })] : []),
      breadcrumbList(origin, [
        { name: schedule.heading, path: '/schedule' },
        { name: listing.name, path },
      ]),
    ],
  });
};

export const ErrorBoundary = pageErrorBoundary();

export default ({ loaderData }: Route.ComponentProps) => <ScheduledClass {...loaderData} />;
