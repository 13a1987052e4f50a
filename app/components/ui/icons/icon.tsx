import type { IconName } from './icon-paths.ts';

/** The outlines are in the page once (icon-sprite.tsx). */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" focusable="false" className={`shrink-0 ${className}`}>
      <use href={`#icon-${name}`} />
    </svg>
  );
}

/** The arrow of a link that fills a `group`: it moves while the pointer is on the group. */
export function HoverArrow() {
  return (
    <Icon
      name="arrow-right"
      className="size-5 transition-transform duration-300 group-hover:translate-x-1.5"
    />
  );
}
