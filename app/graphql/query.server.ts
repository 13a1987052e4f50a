import { data } from 'react-router';
import type { CalendarDay } from '#domain/dates.ts';
import { isUnavailable } from '#server/errors/unavailable.ts';
import { currentRuntime } from '#server/runtime.ts';
import { studioDay } from '#server/time/studio-time.ts';
import type { Doc, Variables } from './gql.ts';

/** For loaders: the same documents as in the browser, answered in process. The only door from app to server. */
export const query = async <R, V>(doc: Doc<R, V>, ...[variables]: Variables<V>): Promise<R> => {
  const { graphql, context } = currentRuntime();
  try {
    return (await graphql.execute(
      doc as unknown as string,
      variables as Record<string, unknown> | undefined,
    )) as R;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.failed(error);
    throw data(null, { status: 503 });
  }
};

/** What went wrong while a page was made: into the log, with the id of the request. */
export const reportError = (error: unknown): void =>
  currentRuntime().context.log.failed(error, { in: 'page' });

/** What a page must know about where and when it is served. */
export const siteSettings = (): {
  origin: string;
  year: number;
  today: CalendarDay;
  /** Milliseconds since 1970, by the server's clock. */
  now: number;
  /** Somebody else's map style instead of ours. */
  mapStyleUrl: string | null;
  /** Where films may come from besides our own address: the content delivery host, if there is one. */
  filmOrigins: readonly string[];
  /** Our app in the App Store, for the banner that iPhones show above a page. */
  appStoreId: string | null;
} => {
  const { env, clock } = currentRuntime().context;
  const now = clock.now();
  const today = studioDay(now);
  return {
    origin: env.PUBLIC_URL,
    year: Number(today.slice(0, 4)),
    today,
    now,
    mapStyleUrl: env.MAP_STYLE_URL || null,
    filmOrigins: env.CDN_URL ? [new URL(env.CDN_URL).origin] : [],
    appStoreId: env.IOS_APP_STORE_ID,
  };
};

/** For actions: the form endpoints, in process. */
export { handInContext } from '#server/http/intake/form-post-context.ts';
