/** A path below /staff from a URL or a form; the start screen for any other value, such as another site. */
export const safeRedirectTarget = (given: string | null): string =>
  given && /^\/(?![/\\])[^\s\\]{0,500}$/.test(given) ? given : '/';

/** URLs to which a change may return: the start screen, a list, a ticket or the deliveries. */
const backPattern = /^\/(?:deliveries|leads(?:\/[0-9a-f-]{36}|\?[^#\\]{0,1000})?)?$/;

/** The URL to which a change returns, below /staff. */
export const returnTarget = (given: URLSearchParams, usual: string): string => {
  const back = given.get('back') ?? '';
  return backPattern.test(back) ? back : usual;
};
