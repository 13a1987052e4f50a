/** Router state that sign-up passes to the thank-you page: flags that choose the text, keys for the app. */
export type ThankYouState = {
  isUpcomingLocation?: boolean;
  isEmpowerSeries?: boolean;
  codeVerifier?: string;
  url?: string;
};

const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined);

/** History survives reloads and may hold anything, so only what has the right shape is taken. */
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

/** Long enough for the app to pick them up, too short to be worth stealing. */
const lifeSeconds = 10 * 60;

/** The cookies from which the app finishes signing in; none for a visitor who brings no keys. */
export function signInCookies({ codeVerifier, url }: ThankYouState, isHttps: boolean): string[] {
  const rules = `Path=/; Max-Age=${lifeSeconds}; SameSite=Lax${isHttps ? '; Secure' : ''}`;
  return Object.entries({ code_verifier: codeVerifier, url })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(value as string)}; ${rules}`);
}
