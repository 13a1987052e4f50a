import { ButtonLink } from '#app/components/ui/button.tsx';
import { shell } from '#content/en/pages/shell.ts';
import { upcomingLocations } from '#content/en/pages/upcoming-locations.ts';

export function SecureButton({ className }: { className?: string }) {
  return (
    <ButtonLink to={shell.navbar.signUp.hash} size="large" className={className}>
      {upcomingLocations.secure}
    </ButtonLink>
  );
}
