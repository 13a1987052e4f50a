import type { ReactNode, Ref } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';

type Props = {
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Width of one item, as a class (e.g. `w-[78vw] md:w-96`). */
  itemClass: string;
  children: readonly ReactNode[];
  className?: string;
  /** Classes of the row itself, for layouts where it is not a row on wide screens. */
  listClass?: string;
  ref?: Ref<HTMLUListElement>;
};

/**
 * A row that scrolls sideways and snaps, natively, so it works without scripts; its arrows work without React
 * (`app/page-script/controls/rails.ts`).
 */
export function Rail({
  label,
  previousLabel,
  nextLabel,
  itemClass,
  children,
  className,
  listClass,
  ref,
}: Props) {
  return (
    <div data-rail="" className={className}>
      <ul
        ref={ref}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        className={cx(
          '-mx-[var(--page-bleed)] flex snap-x snap-mandatory scroll-px-[var(--page-bleed)] motion-safe:scroll-smooth gap-5 overflow-x-auto px-[var(--page-bleed)] pb-6 scrollbar-none',
          listClass,
        )}
      >
        {children.map((child, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items are never reordered, new ones are appended
          <li key={index} className={cx('shrink-0 snap-start', itemClass)}>
            {child}
          </li>
        ))}
      </ul>
      {/* A row that fits has two disabled arrows, which are not shown. */}
      <div className="noscript:hidden mt-2 flex gap-3 not-has-enabled:hidden">
        <Arrow icon="arrow-left" label={previousLabel} move="-1" isDisabled />
        <Arrow icon="arrow-right" label={nextLabel} move="1" isDisabled={false} />
      </div>
    </div>
  );
}

type ArrowProps = {
  icon: 'arrow-left' | 'arrow-right';
  label: string;
  move: '-1' | '1';
  isDisabled: boolean;
};

function Arrow({ icon, label, move, isDisabled }: ArrowProps) {
  return (
    <button
      type="button"
      className="grid size-12 place-items-center rounded-full border-[1.5px] border-current transition-colors hover:bg-current/10 disabled:opacity-35"
      aria-label={label}
      disabled={isDisabled}
      data-rail-move={move}
      suppressHydrationWarning
    >
      <Icon name={icon} />
    </button>
  );
}
