import { Skeleton } from '#app/components/ui/skeleton.tsx';

/** Rows of the size of real ones, so that nothing moves when they arrive; a whole list begins with its day. */
export function ClassSkeleton({ label, isWholeList }: { label: string; isWholeList: boolean }) {
  return (
    <div role="status" className="grid gap-3 noscript:hidden">
      <span className="sr-only">{label}</span>
      {isWholeList && <Skeleton className="mb-2 h-8 w-64 max-w-full md:h-10" />}
      {Array.from({ length: isWholeList ? 6 : 2 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity
        <Skeleton key={index} className="h-38 md:h-34" />
      ))}
    </div>
  );
}
