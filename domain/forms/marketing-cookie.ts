const name = 'hubspotutk=';

/** The value of the marketing provider's cookie, from a Cookie header or `document.cookie`. */
export const marketingCookie = (cookies: string | null | undefined): string | undefined =>
  cookies
    ?.split(/;\s*/)
    .find((pair) => pair.startsWith(name))
    ?.slice(name.length) || undefined;
