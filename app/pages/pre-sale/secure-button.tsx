import { ButtonLink } from '#app/components/ui/button.tsx';
import { cx } from '#app/components/ui/class-names.ts';
import { shell } from '#words/pages/shell.ts';
import { upcomingLocations } from '#words/pages/upcoming-locations.ts';

export function SecureButton({ className }: { className?: string }) {
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
