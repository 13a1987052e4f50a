import { useNavigation } from 'react-router';
import { shell } from '#words/pages/shell.ts';

/** A thin bar at the top while the next page loads; a page that loads quickly does not show it. */
export function NavigationProgress() {
  const isLoading = useNavigation().state !== 'idle';
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-1">
      {isLoading && (
        <>
          <div className="h-full origin-left animate-[progress_6s_0.2s_var(--ease-warm)_both] bg-ember" />
          <span className="sr-only">{shell.loading}</span>
        </>
      )}
    </div>
  );
}
