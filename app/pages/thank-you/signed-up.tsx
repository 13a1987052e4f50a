import { AppDownload } from '#app/components/app-download/app-download.tsx';
import { thankYou } from '#words/pages/thank-you.ts';

const { browser, variants } = thankYou;
/** The page script shows the variant of the sign-up before the first paint (page-script/thank-you.ts). */
const shown = {
  '': browser,
  'upcoming-locations': variants.upcomingLocations,
  'empower-series': variants.empowerSeries,
};

/** Shown after sign-up in a browser: thanks, then a link to the app. */
export function SignedUp() {
  return (
    <>
      {Object.entries(shown).map(([variant, { heading, text }]) => (
        <div
          key={variant}
          data-variant={variant}
          hidden={variant !== ''}
          className="container-page py-16 text-center md:py-24"
        >
          <h1 className="text-5xl">{heading}</h1>
          <p className="mx-auto mt-6 max-w-xl text-lg">{text}</p>
        </div>
      ))}
      <AppDownload id="download" block={browser.download} />
    </>
  );
}
