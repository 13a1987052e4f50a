/**
 * Headers that make a browser send a CORS preflight, which is never granted: ours, and those of Apollo, Hot
 * Chocolate and other clients. server/http/request/same-site.ts explains the defense.
 */
export const preflightHeaders = [
  'x-requested-with',
  'apollo-require-preflight',
  'x-apollo-operation-name',
  'graphql-preflight',
  'graphql-require-preflight',
] as const;

export const crossSiteRefusal = {
  message: `Send application/json, or one of the headers ${preflightHeaders.join(', ')}.`,
  code: 'CROSS_SITE_REQUEST',
};

/** Whether a page of another site could have made this request in a visitor's name. Reads may use GET. */
export const isPossiblyForged = (request: Request): boolean => {
  if (request.method !== 'POST') return false;
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  return type !== 'application/json' && !preflightHeaders.some((name) => request.headers.has(name));
};
