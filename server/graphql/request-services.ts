import type { ChosenFile } from '#domain/forms/rules/files.ts';
import type { Env } from '#server/env.ts';
import { requestMetadata } from '#server/forms/request-metadata.ts';
import type { RequestMetadata } from '#server/models/leads/intake.ts';
import type { Services } from '#server/services.ts';

/** Uploaded files of the request, by the token that replaces each file in the variables. */
export type Uploads = ReadonlyMap<string, ChosenFile>;

/** The caller of a request: values that come from its connection, not from its headers or its document. */
export type Caller = { ip: string; uploads: Uploads };
/** A new object per call, so that no two requests share a map. */
export const anonymousCaller = (): Caller => ({ ip: '0.0.0.0', uploads: new Map() });

/** Settings that resolvers and loaders use. None of them is a secret. */
type RequestEnv = Pick<
  Env,
  'PUBLIC_URL' | 'MAP_STYLE_URL' | 'IOS_APP_STORE_ID' | 'BOOKING_PAGE_URL' | 'OPENINGS_URL'
>;

/**
 * The services that resolvers and loaders use, and what one request adds to them. GraphQL passes it to every
 * resolver as `context`. Services of /staff and the other settings are left out, so that a resolver cannot
 * return a secret by accident.
 */
export type RequestServices = Pick<
  Services,
  'database' | 'clock' | 'log' | 'booking' | 'media' | 'activePromo' | 'forms'
> & { env: RequestEnv; metadata: RequestMetadata; uploads: Uploads };

export const requestServices = (
  { env, database, clock, log, booking, media, activePromo, forms }: Services,
  headers: Headers,
  { ip, uploads }: Caller,
): RequestServices => {
  const { PUBLIC_URL, MAP_STYLE_URL, IOS_APP_STORE_ID, BOOKING_PAGE_URL, OPENINGS_URL } = env;
  return {
    env: { PUBLIC_URL, MAP_STYLE_URL, IOS_APP_STORE_ID, BOOKING_PAGE_URL, OPENINGS_URL },
    database,
    clock,
    log,
    booking,
    media,
    activePromo,
    forms,
    metadata: requestMetadata(headers, ip),
    uploads,
  };
};
