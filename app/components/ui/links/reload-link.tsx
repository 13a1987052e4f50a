import type { ReactNode } from 'react';
import { buttonClass } from '#app/components/ui/button.tsx';
import { cx } from '#app/components/ui/class-names.ts';

/** Loads the page again. A link with an empty URL works without a script. */
export const ReloadLink = ({ className, children }: { className?: string; children: ReactNode }) => (
  <a href="" className={cx(buttonClass(), className)}>
    {children}
  </a>
);
