import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './icons/icon.tsx';

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
  /** All items are equally high, so that the first ones give the row its height (styles/first-screen.css). */
  hasEqualItems?: boolean;
  onNearEnd?: () => void;
};

/**
 * A row that scrolls sideways and snaps, natively, so it works without scripts; its arrows work without React
 * (`page-script/controls/rails.ts`).
 */
export function Rail({
  label,
  previousLabel,
  nextLabel,
  itemClass,
  children,
  className,
  listClass,
  hasEqualItems = false,
  onNearEnd,
}: Props) {
  const list = useRef<HTMLUListElement>(null);
  const { isAtStart, isAtEnd } = useEdges(list, children.length, onNearEnd);
  return (
    <div data-rail={hasEqualItems ? 'equal' : ''} className={className}>
      <ul
        ref={list}
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
      {!(isAtStart && isAtEnd) && (
        <div className="noscript:hidden mt-2 flex gap-3">
          <Arrow icon="arrow-left" label={previousLabel} move="-1" isDisabled={isAtStart} />
          <Arrow icon="arrow-right" label={nextLabel} move="1" isDisabled={isAtEnd} />
        </div>
      )}
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

/** Whether the row is scrolled to its start or its end; near the end it calls `onNearEnd`. */
function useEdges(list: RefObject<HTMLElement | null>, itemCount: number, onNearEnd?: () => void) {
  const [isAtStart, setIsAtStart] = useState(true);
  const [isAtEnd, setIsAtEnd] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the edges change with the number of items
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const restOf = () => element.scrollWidth - element.clientWidth - element.scrollLeft;
    const measure = () => {
      setIsAtStart(element.scrollLeft < 8);
      setIsAtEnd(restOf() < 8);
      // A row that is shorter than its container can never be scrolled to its end.
      const isFilled = element.scrollWidth > element.clientWidth;
      const isNearEnd = element.scrollLeft > 0 && restOf() < element.clientWidth / 4;
      if (!isFilled || isNearEnd) onNearEnd?.();
    };
    element.addEventListener('scroll', measure, { passive: true });
    // Also measures at once.
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    return () => {
      element.removeEventListener('scroll', measure);
      resized.disconnect();
    };
  }, [itemCount, onNearEnd]);
  return { isAtStart, isAtEnd };
}
