import type { ThankYouState } from '#app/browser/thank-you-state.ts';
import { AppDownload } from '#app/components/app-download/app-download.tsx';
import { thankYou } from '#words/pages/thank-you.ts';

const { browser, variants } = thankYou;

const wordsFor = ({ isUpcomingLocation, isEmpowerSeries }: ThankYouState) => {
  if (isUpcomingLocation) return variants.upcomingLocations;
  if (isEmpowerSeries) return variants.empowerSeries;
  return browser;
};

/** Shown after sign-up in a browser: thanks, then a link to the app. */
export function SignedUp({ state }: { state: ThankYouState }) {
  const { heading, text } = wordsFor(state);
  return (
    <>
      <div className="container-page py-16 text-center md:py-24">
        <h1 className="text-5xl">{heading}</h1>
        <p className="mx-auto mt-6 max-w-xl text-lg">{text}</p>
      </div>
      <AppDownload id="download" block={browser.download} />
    </>
  );
}
