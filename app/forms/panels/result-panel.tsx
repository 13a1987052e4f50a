import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '#app/components/ui/class-names.ts';
import { Icon } from '#app/components/ui/icon.tsx';

const kinds = {
  sent: { icon: 'check', panel: 'bg-leaf', circle: 'bg-palm text-cream' },
  waiting: { icon: 'clock', panel: 'bg-peach', circle: 'bg-sun text-ink' },
} as const;

type Props = {
  id: string;
  kind: keyof typeof kinds;
  heading: string;
  /** True after an action of the visitor: the button that had the focus no longer exists. */
  hasFocus: boolean;
  /** The page shows the panel at its top, so the page scrolls there. */
  isAtTop?: boolean | undefined;
  children: ReactNode;
};

/** Replaces a form that was sent or is waiting to be sent. */
export function ResultPanel({ id, kind, heading, hasFocus, isAtTop = false, children }: Props) {
  const { icon, panel, circle } = kinds[kind];
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the panel appears
  useEffect(() => {
    if (!hasFocus) return;
    title.current?.focus({ preventScroll: true });
    if (isAtTop) window.scrollTo({ top: 0, behavior: 'instant' });
    // Scrolls also when the panel is in view: a smooth scroll to the clicked button may still be running.
    else document.getElementById(id)?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [isAtTop, id]);
  return (
    <div
      id={id}
      role="status"
      data-sent={kind === 'sent' || undefined}
      data-unsent={kind === 'waiting' || undefined}
      className={cx('grid scroll-mt-28 justify-items-start gap-4 rounded-lg p-8 text-ink md:p-10', panel)}
    >
      <span className={cx('grid size-14 place-items-center rounded-full', circle)}>
        <Icon name={icon} className="size-7" />
      </span>
      <h3 ref={title} tabIndex={-1} className="text-2xl focus:outline-none">
        {heading}
      </h3>
      {children}
    </div>
  );
}
