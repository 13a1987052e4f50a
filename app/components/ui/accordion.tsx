import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** A question that opens. A native `details` element works without scripts, and find-in-page opens it. */
export function AccordionItem({
  id,
  title,
  group,
  children,
}: {
  id?: string;
  title: string;
  group?: string;
  children: ReactNode;
}) {
  return (
    <details id={id} name={group} suppressHydrationWarning className="group border-b border-current/20">
      <summary className="flex min-h-16 items-center justify-between gap-6 py-4 font-display text-xl">
        <span className="text-balance">{title}</span>
        <Icon name="plus" className="size-6 transition-transform duration-300 group-open:rotate-45" />
      </summary>
      <div className="max-w-prose pb-7 text-base">{children}</div>
    </details>
  );
}
