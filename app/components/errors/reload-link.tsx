import type { ReactNode } from 'react';
import { buttonClass } from '#app/components/ui/button.tsx';
import { cx } from '#app/components/ui/class-names.ts';
import { usePageData } from '#app/islands/page-data.ts';

/** Loads the page again, also without scripts. */
export function ReloadLink({ className, children }: { className?: string; children: ReactNode }) {
  const { pathname, search } = usePageData();
  return (
    <a href={pathname + search} className={cx(buttonClass(), className)}>
      {children}
    </a>
  );
}
