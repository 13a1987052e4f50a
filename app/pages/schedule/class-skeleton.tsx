import { Skeleton } from '#app/components/ui/skeleton.tsx';

/** Rows of the size of real ones, so that nothing moves later. A whole list begins with a day heading. */
export function ClassSkeleton({ label, isWholeList }: { label: string; isWholeList: boolean }) {
  return (
    <div role="status" className="grid gap-3 noscript:hidden">
      <span className="sr-only">{label}</span>
      {isWholeList && <Skeleton className="mb-2 h-8 w-64 max-w-full md:h-10" />}
      {Array.from({ length: isWholeList ? 6 : 2 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <Skeleton key={index} className="h-38 md:h-34" />
      ))}
    </div>
  );
}
