import { buttonClass } from '#app/components/ui/button.tsx';
import { cx } from '#app/components/ui/class-names.ts';
import { SiteLink } from '#app/components/ui/site-link.tsx';
import { useFreeClassCount } from '#app/islands/page-data.ts';
import { freeOffer } from '#words/pages/free-offer.ts';
import { thankYou } from '#words/pages/thank-you.ts';

const { app } = thankYou;

/** Shown after a sign-up inside the app, which waits for `#login` and signs in with the cookies set here. */
export function ReadyToBook() {
  const { readyToBook, condition } = freeOffer(useFreeClassCount());
  return (
    <div className="relative flex min-h-[calc(100svh-4rem)] flex-col items-center justify-center overflow-clip px-[var(--page-edge)] py-16 text-center">
      <div
        aria-hidden="true"
        className="absolute bottom-[-22rem] left-1/2 size-[40rem] -translate-x-1/2 rounded-full bg-[radial-gradient(circle,var(--color-sun),var(--color-peach)_62%,var(--color-sand))]"
      />
      <h1 className="relative max-w-[16ch] text-4xl">{readyToBook}</h1>
      <p className="relative mt-6 max-w-md text-lg">{app.text}</p>
      <SiteLink to="#login" id="login" className={cx(buttonClass('primary', 'large'), 'mt-10')}>
        {app.startBooking}
      </SiteLink>
      <div role="status" className="relative mt-6 min-h-12 max-w-sm">
        <p className="hidden [body:has(#login:target)_&]:block">
          {app.opening.text}{' '}
          <SiteLink to={app.opening.link.to} className="font-medium underline underline-offset-4">
            {app.opening.link.label}
          </SiteLink>
        </p>
        <p className="text-sm [body:has(#login:target)_&]:hidden">{condition}</p>
      </div>
    </div>
  );
}
