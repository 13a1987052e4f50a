import { requestOrigin } from '#server/forms/request-origin.ts';
import type { SpooledFile } from '#server/integrations/file-store/spool.ts';
import type { RequestOrigin } from '#server/models/leads/intake.ts';
import type { Services } from '#server/services.ts';

/** Uploaded files of the request, by the token that replaces each file in the variables. */
export type Uploads = ReadonlyMap<string, SpooledFile>;

/** Facts about the caller that come from the connection, not from the request. */
export type Caller = { ip: string; uploads: Uploads };
/** A new object per call, so that no two requests share a map. */
export const anonymousCaller = (): Caller => ({ ip: '0.0.0.0', uploads: new Map() });

/** The services, and what one request adds to them. GraphQL passes it to every resolver as `context`. */
export type RequestServices = Services & { origin: RequestOrigin; uploads: Uploads };

export const requestServices = (
  services: Services,
  headers: Headers,
  { ip, uploads }: Caller,
): RequestServices => ({ ...services, origin: requestOrigin(headers, ip), uploads });
