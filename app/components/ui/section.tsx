import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

const grounds = {
  cream: 'bg-cream text-ink',
  paper: 'bg-paper text-ink',
  sand: 'bg-sand text-ink',
  dark: 'bg-oxblood text-cream',
  palm: 'bg-palm text-cream',
} as const;
export type Ground = keyof typeof grounds;
const isDark = (ground: Ground) => ground === 'dark' || ground === 'palm';

type Props = {
  ground?: Ground;
  labelledBy?: string;
  id?: string;
  className?: string;
  children: ReactNode;
};

/** A full-width band of the page; its content has the width of the page column. */
export function Section({ ground = 'cream', labelledBy, id, className, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      data-ground={isDark(ground) ? 'dark' : 'light'}
      className={cx('section-space', grounds[ground], className)}
    >
      <div className="container-page">{children}</div>
    </section>
  );
}

type HeadingProps = {
  id: string;
  eyebrow?: string;
  title: string;
  text?: string;
  align?: 'start' | 'center';
  className?: string;
  children?: ReactNode;
};

/** The heading of a section: an eyebrow, the title, a sentence or two, and optionally a link. */
export function SectionHeading({
  id,
  eyebrow,
  title,
  text,
  align = 'start',
  className,
  children,
}: HeadingProps) {
  return (
    <header className={cx('max-w-3xl', align === 'center' && 'mx-auto text-center', className)}>
      {eyebrow && <p className="text-eyebrow mb-4 opacity-80">{eyebrow}</p>}
      <h2 id={id} className="text-3xl">
        {title}
      </h2>
      {text && <p className={cx('mt-5 max-w-2xl text-lg', align === 'center' && 'mx-auto')}>{text}</p>}
      {children && <div className="mt-7">{children}</div>}
    </header>
  );
}
