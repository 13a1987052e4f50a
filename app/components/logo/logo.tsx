/** `label` is needed where the logo is the only content; inside a link with text it is decoration. */
type LogoProps = { label?: string; className?: string };

/** The wordmark in the surrounding text colour. Its outline is in the page once (icon-sprite.tsx). */
export const Logo = ({ label, className }: LogoProps) => (
  <svg
    viewBox="0 -4 564 162"
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
    className={className}
  >
    <use href="#logo" />
  </svg>
);
