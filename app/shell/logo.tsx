/** The outline is in the page once (icon-sprite.tsx). It is decoration: the link around it has the text. */
export const Logo = ({ className }: { className: string }) => (
  <svg viewBox="0 -4 564 162" aria-hidden="true" className={className}>
    <use href="#logo" />
  </svg>
);
