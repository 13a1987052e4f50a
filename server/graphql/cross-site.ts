/** Browsers send these bodies across sites without asking first; JSON or any header of our own makes them ask. */
export const ownHeader = 'x-requested-with';

/** True for a request that a foreign page could make in a visitor's name. Reads change nothing and may come by GET. */
export const mayBeForged = (request: Request): boolean => {
  if (request.method !== 'POST') return false;
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  return type !== 'application/json' && !request.headers.has(ownHeader);
};
