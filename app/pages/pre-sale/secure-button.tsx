import { ButtonLink } from '#app/components/ui/button.tsx';
import { cx } from '#app/components/ui/class-names.ts';
import { shell } from '#words/pages/shell.ts';
import { upcomingLocations } from '#words/pages/upcoming-locations.ts';

export function SecureButton({ className }: { className: string }) {
  return (
    <ButtonLink
      to={shell.navbar.signUp.hash}
      size="large"
      className={cx('max-sm:px-5 max-sm:text-sm', className)}
    >
      {upcomingLocations.secure}
    </ButtonLink>
  );
}

/**
 * Phones only: rises two seconds after the film is scrolled past, and is hidden near the form
 * (app/behaviors/scroll-banners.ts).
 */
export const FloatingSecureButton = () => (
  <div
    data-shown-after="film"
    data-shown-before="signup"
    hidden
    className="fixed inset-x-0 bottom-0 z-30 flex justify-center p-4 pb-[max(1rem,env(safe-area-inset-bottom))] [[hidden]]:hidden min-[767px]:hidden"
  >
    <SecureButton className="w-full max-w-sm animate-[rise_0.5s_2s_var(--ease-warm)_both] shadow-lift" />
  </div>
);
