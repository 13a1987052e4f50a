import type { ReactNode } from 'react';
import { cx } from '#app/components/ui/class-names.ts';

type Props = {
  id?: string;
  /** The id of the heading inside. */
  labelledBy: string;
  /** The picture or film that fills the section. */
  media: ReactNode;
  /** Classes for the height of the section and for the space around its text. */
  height: string;
  space: string;
  /** The section is the whole page: its picture zooms in slowly. */
  isZooming?: boolean;
  children: ReactNode;
};

/** A section with text at the lower edge of a picture or film, which stays clickable around the text. */
export function Cover({ id, labelledBy, media, height, space, isZooming, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      data-ground="dark"
      className={cx('relative flex items-end overflow-clip bg-oxblood text-cream', height)}
    >
      <div className={cx('cover-media', isZooming && 'enters-then-zooms')}>{media}</div>
      <div aria-hidden="true" className="cover-shade" />
      <div className={cx('container-page pointer-events-none relative *:pointer-events-auto', space)}>
        {children}
      </div>
    </section>
  );
}
