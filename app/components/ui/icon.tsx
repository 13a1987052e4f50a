import type { IconName } from './icon-paths.ts';

/** The outlines are in the page once (app/shell/icon-sprite.tsx). */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" focusable="false" className={`shrink-0 ${className}`}>
      <use href={`#icon-${name}`} />
    </svg>
  );
}
