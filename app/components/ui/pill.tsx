import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

const tones = {
  neutral: 'bg-sand text-ink',
  flow: 'bg-peach text-oxblood',
  fiit: 'bg-ember text-ink',
  restore: 'bg-leaf text-palm',
  dark: 'bg-oxblood text-cream',
} as const;
export type PillTone = keyof typeof tones;

/** A short fact as a pill: a kind, a level, a year. */
export function Pill({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: PillTone;
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
