import { addDays, type CalendarDay, type Instant, studioDay } from '#domain/dates.ts';
import { type ScheduleState, scheduleStateOf } from '#domain/schedule/schedule-state.ts';
import { loaderContext } from '#server/http/pages/loader-context.ts';
import { studioInstant } from '#server/time/studio-time.ts';
import type { LoaderContext } from './query.server.ts';

/** Origin, time and external hosts that pages depend on. */
export const pageEnvironment = (
  context: LoaderContext,
): {
  origin: string;
  year: number;
  today: CalendarDay;
  /** The midnight that ends today at the studios, so that a browser need not load the rules of their zone. */
  todayUntil: Instant;
  /** The server's clock, in milliseconds since 1970. */
  now: Instant;
  /** URL of a third-party map style that replaces ours. */
  mapStyleUrl: string | null;
  /** Hosts of films besides our own origin: the CDN, if there is one. */
  filmOrigins: readonly string[];
  /** Id of our app in the App Store, for the banner that iPhones show above a page. */
  appStoreId: string | null;
  /** The URL of the provider's booking page, with `{class}` for the id of the class. */
  bookingPage: string | null;
} => {
  const { env, clock, booking, media } = context.get(loaderContext).services;
  const now = clock.now();
  const today = studioDay(now);
  return {
    origin: env.PUBLIC_URL,
    year: Number(today.slice(0, 4)),
    today,
    todayUntil: studioInstant(addDays(today, 1), '00:00'),
    now,
    mapStyleUrl: env.MAP_STYLE_URL || null,
    filmOrigins: media.filmOrigins,
    appStoreId: env.IOS_APP_STORE_ID,
    // Simulated classes have no page at a provider, even if its URL is still configured.
    bookingPage: booking.isSimulated ? null : env.BOOKING_PAGE_URL,
  };
};

export const scheduleState = (context: LoaderContext): ScheduleState => {
  const { booking, clock } = context.get(loaderContext).services;
  const now = clock.now();
  return scheduleStateOf(booking.monitor?.ageMs(now), now);
};
