import { cx } from './class-names.ts';

/** The shape of what is coming. Give it the size of the real thing, so that nothing moves when it arrives. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('block animate-glow rounded-md bg-sand', className)} />;
}
