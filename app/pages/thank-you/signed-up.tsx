import { AppDownload } from '#app/components/app-download/app-download.tsx';
import { thankYou } from '#words/pages/thank-you.ts';

const { browser, variants } = thankYou;
/** app/page-script/thank-you.ts chooses by the state of the sign-up, before the first paint. */
const words = [
  { ...browser, shown: 'in-data-thanks:hidden' },
  { ...variants.upcomingLocations, shown: 'hidden in-data-[thanks=upcoming-locations]:inline' },
  { ...variants.empowerSeries, shown: 'hidden in-data-[thanks=empower-series]:inline' },
];

/** Shown after sign-up in a browser: thanks, then a link to the app. */
export function SignedUp() {
  return (
    <>
      <div className="container-page py-16 text-center md:py-24">
        <h1 className="text-5xl">
          {words.map(({ heading, shown }) => (
            <span key={shown} className={shown}>
              {heading}
            </span>
          ))}
        </h1>
        <p className="mx-auto mt-6 max-w-xl text-lg">
          {words.map(({ text, shown }) => (
            <span key={shown} className={shown}>
              {text}
            </span>
          ))}
        </p>
      </div>
      <AppDownload block={browser.download} />
    </>
  );
}
