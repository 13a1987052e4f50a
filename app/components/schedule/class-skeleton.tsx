import { Skeleton } from '#app/components/ui/skeleton.tsx';

/** Rows of the size of real ones, so that nothing moves when they arrive. */
export function ClassSkeleton({ label, rows = 4 }: { label: string; rows?: number }) {
  return (
    <div role="status" className="grid gap-3 noscript:hidden">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity
        <Skeleton key={index} className="h-34 md:h-30" />
      ))}
    </div>
  );
}
