import { Icon } from '#app/components/ui/icon.tsx';

/** Resets all filters; shown beside the filters while one is active. */
export function ClearFilters({ label, onClear }: { label: string; onClear: () => void }) {
  return (
    <button
      type="button"
      onClick={onClear}
      className="inline-flex min-h-12 items-center gap-1.5 px-2 text-sm max-sm:w-full font-medium text-wine underline underline-offset-4"
    >
      <Icon name="close" className="size-4" />
      {label}
    </button>
  );
}
