/**
 * Behind a proxy that terminates TLS, the server gets http where the visitor uses https. React Router refuses
 * a post whose Origin differs from the request URL, also in the scheme. So an Origin with our own host sets
 * the scheme; an Origin with another host changes nothing.
 */
export const asSeenByVisitor = (request: Request, url: URL): Request => {
  const origin = request.headers.get('origin') ?? '';
  const isOurs = URL.canParse(origin) && new URL(origin).host === url.host;
  const seen = new URL(url);
  if (isOurs) seen.protocol = new URL(origin).protocol;
  return seen.href === request.url ? request : new Request(seen, request);
};

/**
 * A URL with an invalid escape (`/%`) matches no page, but React Router would write two warnings to the
 * console, outside the log. With every `%` escaped the URL is valid and still matches no page.
 */
export const withValidEscapes = (url: URL): URL => {
  try {
    decodeURIComponent(url.pathname);
  } catch {
    url.pathname = url.pathname.replaceAll('%', '%25');
  }
  return url;
};
