import type { ReactNode } from 'react';
import { cx } from '#app/components/ui/class-names.ts';

type Props = {
  /** Classes for the position and size of the sun. */
  sun: string;
  /** Classes for the layout of the text and the content beside it. */
  layout: string;
  children: ReactNode;
};

/** The header of a page that begins with a task: a low sun on oxblood instead of a picture. */
export function SunHeader({ sun, layout, children }: Props) {
  return (
    <section
      aria-labelledby="page-title"
      data-ground="dark"
      className="relative overflow-clip bg-oxblood text-cream"
    >
      <div aria-hidden="true" className={cx('absolute rounded-full bg-clay/60', sun)} />
      <div className={cx('container-page relative grid', layout)}>{children}</div>
    </section>
  );
}
