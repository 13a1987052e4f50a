/** History state that sign-up passes to the thank-you page: flags that select the text, keys for the app. */
export type ThankYouState = {
  isUpcomingLocation?: boolean;
  isEmpowerSeries?: boolean;
  codeVerifier?: string;
  url?: string;
};

/** Long enough for the app to read the cookies, too short to be useful to a thief. */
const lifeSeconds = 10 * 60;

/** The cookies with which the app completes the sign-in; none for a visitor without keys. */
export const signInCookies = ({ codeVerifier, url }: ThankYouState, isHttps: boolean): string[] =>
  Object.entries({ code_verifier: codeVerifier, url }).flatMap(([name, value]) =>
    value
      ? `${name}=${encodeURIComponent(value)};Path=/;Max-Age=${lifeSeconds};SameSite=Lax${isHttps ? ';Secure' : ''}`
      : [],
  );
