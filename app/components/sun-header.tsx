import type { ReactNode } from 'react';
import { cx } from '#app/components/ui/class-names.ts';

type Props = {
  /** Where the sun stands and how large it is. */
  sun: string;
  /** How the words and what is beside them share the room. */
  layout: string;
  children: ReactNode;
};

/** The head of a page that begins with something to do: a low sun on oxblood instead of a picture. */
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
