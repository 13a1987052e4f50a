import { cx } from './class-names.ts';

/**
 * A placeholder while content loads. It needs the size of the real content, so that nothing moves later. Its
 * animation runs in the main thread, sixty times a second. Most placeholders are below a list, far from the
 * screen: there `content-visibility` pauses it.
 */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'block rounded-md [content-visibility:auto]',
        'before:block before:size-full before:animate-glow before:rounded-[inherit] before:bg-sand',
        className,
      )}
    />
  );
}
