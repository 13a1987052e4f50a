/** An empty list, with a rising sun. */
export const EmptyState = ({ title, hint }: { title: string; hint?: string }) => (
  <div className="relative isolate grid min-h-64 content-end justify-items-center gap-1 overflow-hidden px-6 pt-32 pb-10 text-center">
    <span
      aria-hidden="true"
      className="absolute top-8 left-1/2 -z-10 size-56 -translate-x-1/2 rounded-full bg-linear-to-b from-sun/70 to-sun/0"
    />
    <p className="font-display text-xl text-balance">{title}</p>
    {hint && <p className="max-w-96 text-sm text-balance text-ink-soft">{hint}</p>}
  </div>
);
