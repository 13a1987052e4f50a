import { requestMetadata } from '#server/forms/request-metadata.ts';
import type { SpooledFile } from '#server/integrations/file-store/spool.ts';
import type { RequestMetadata } from '#server/models/leads/intake.ts';
import type { Services } from '#server/services.ts';

/** Uploaded files of the request, by the token that replaces each file in the variables. */
export type Uploads = ReadonlyMap<string, SpooledFile>;

/** The caller of a request: values that come from its connection, not from its headers or its document. */
export type Caller = { ip: string; uploads: Uploads };
/** A new object per call, so that no two requests share a map. */
export const anonymousCaller = (): Caller => ({ ip: '0.0.0.0', uploads: new Map() });

/** The services, and what one request adds to them. GraphQL passes it to every resolver as `context`. */
export type RequestServices = Services & { metadata: RequestMetadata; uploads: Uploads };

export const requestServices = (
  services: Services,
  headers: Headers,
  { ip, uploads }: Caller,
): RequestServices => ({ ...services, metadata: requestMetadata(headers, ip), uploads });
