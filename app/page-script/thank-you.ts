import { signInCookies, type ThankYouState } from '#app/browser/thank-you-state.ts';
import { closestOf, listen } from './events.ts';
import { pageState } from './page-state.ts';

/** After sign-up: the words of its thank-you page, and the keys that START BOOKING! leaves for the app. */
export function thankAfterSignUp(): void {
  const state = history.state as ThankYouState;
  if (state.isUpcomingLocation) pageState.thanks = 'upcoming-locations';
  else if (state.isEmpowerSeries) pageState.thanks = 'empower-series';
  listen('click', (event) => {
    if (!closestOf(event, '#login')) return;
    for (const cookie of signInCookies(history.state as ThankYouState, location.protocol === 'https:')) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in the web views we run in
      document.cookie = cookie;
    }
  });
}
