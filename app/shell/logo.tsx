/** The outline is in the page once (app/shell/icon-sprite.tsx). The link around it has the text. */
export const Logo = ({ className }: { className: string }) => (
  <svg viewBox="0 -4 564 162" aria-hidden="true" className={className}>
    <use href="#logo" />
  </svg>
);
