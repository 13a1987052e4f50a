import type { ReactNode } from 'react';
import { cx } from '#app/components/ui/class-names.ts';

/** The sheet of paper a form is written on. */
export function FormCard({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      data-ground="light"
      className={cx('rounded-lg bg-paper p-6 text-ink shadow-card sm:p-9 lg:p-12', className)}
    >
      {children}
    </div>
  );
}
