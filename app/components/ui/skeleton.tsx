import { cx } from './class-names.ts';

/** A placeholder while content loads. It needs the size of the real content, so that nothing moves later. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('block animate-glow rounded-md bg-sand', className)} />;
}
