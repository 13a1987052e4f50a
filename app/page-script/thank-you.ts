import { htmlDataset } from '#app/browser/attributes.ts';
import { signInCookies, type ThankYouState } from '#app/browser/thank-you-state.ts';
import { closestOf, listen } from './events.ts';

/** After sign-up: the words of its thank-you page, and the keys that START BOOKING! leaves for the app. */
export function thankAfterSignUp(): void {
  const state = history.state as ThankYouState;
  if (state.isUpcomingLocation) htmlDataset().thanks = 'upcoming-locations';
  else if (state.isEmpowerSeries) htmlDataset().thanks = 'empower-series';
  listen('click', (event) => {
    if (!closestOf(event, '#login')) return;
    const { codeVerifier, url, ...rest } = (history.state ?? {}) as ThankYouState;
    for (const cookie of signInCookies({ codeVerifier, url }, location.protocol === 'https:')) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in the web views we run in
      document.cookie = cookie;
    }
    // The keys are not needed again, and a history entry outlives the cookies.
    history.replaceState(rest, '');
  });
}
