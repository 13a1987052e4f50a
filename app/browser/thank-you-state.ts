/** Router state that sign-up passes to the thank-you page: flags that select the text, keys for the app. */
export type ThankYouState = {
  isUpcomingLocation?: boolean;
  isEmpowerSeries?: boolean;
  codeVerifier?: string;
  url?: string;
};

const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined);

/** History state survives reloads and may contain anything, so only values of the right type are used. */
export function readThankYouState(state: unknown): ThankYouState {
  const { isUpcomingLocation, isEmpowerSeries, codeVerifier, url } = (
    state && typeof state === 'object' ? state : {}
  ) as Record<keyof ThankYouState, unknown>;
  return {
    isUpcomingLocation: isUpcomingLocation === true,
    isEmpowerSeries: isEmpowerSeries === true,
    codeVerifier: text(codeVerifier),
    url: text(url),
  };
}

/** Long enough for the app to read the cookies, too short to be useful to a thief. */
const lifeSeconds = 10 * 60;

/** The cookies with which the app completes the sign-in; none for a visitor without keys. */
export function signInCookies({ codeVerifier, url }: ThankYouState, isHttps: boolean): string[] {
  const rules = `Path=/; Max-Age=${lifeSeconds}; SameSite=Lax${isHttps ? '; Secure' : ''}`;
  return Object.entries({ code_verifier: codeVerifier, url })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(value as string)}; ${rules}`);
}
