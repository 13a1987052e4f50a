import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

const tones = {
  flow: 'bg-peach text-oxblood',
  fiit: 'bg-ember text-ink',
  restore: 'bg-leaf text-palm',
  dark: 'bg-oxblood text-cream',
} as const;

/** A short fact as a pill, such as the kind of a class. */
export function Pill({
  tone,
  className,
  children,
}: {
  tone: keyof typeof tones;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={cx(
        'inline-flex min-h-7 items-center rounded-full px-3 text-xs font-medium tracking-wide',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
