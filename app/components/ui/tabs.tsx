import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

type Tab<Id extends string> = { id: Id; label: string };
type Props<Id extends string> = {
  tabs: readonly Tab<Id>[];
  selected: Id;
  label: string;
  className?: string;
};

/**
 * Tabs stored in the URL: each one is a link to its hash, so it can be shared, reloaded and reached with the
 * back button. `app/page-script/controls/hash.ts` shows a pressed tab and its panel, so the looks depend on
 * attributes only; an island follows the URL. Keys press tabs by `app/page-script/controls/keys.ts`.
 */
export function TabList<Id extends string>({ tabs, selected, label, className }: Props<Id>) {
  return (
    <div
      role="tablist"
      aria-label={label}
      className={cx(
        'noscript:hidden scrollbar-none flex gap-1 overflow-x-auto border-b border-current/20',
        className,
      )}
    >
      {tabs.map((tab) => (
        <a
          key={tab.id}
          id={`tab-${tab.id}`}
          role="tab"
          href={`#${tab.id}`}
          aria-selected={tab.id === selected}
          aria-controls={`panel-${tab.id}`}
          tabIndex={tab.id === selected ? 0 : -1}
          suppressHydrationWarning
          className={cx(
            'relative flex min-h-13 items-center px-5 text-base font-medium whitespace-nowrap transition-colors',
            'after:absolute after:inset-x-3 after:bottom-0 after:h-[3px] after:rounded-full after:bg-clay after:transition-[scale] after:duration-300',
            'text-ink-soft after:scale-x-0 hover:text-ink aria-selected:text-ink aria-selected:after:scale-x-100',
          )}
        >
          {tab.label}
        </a>
      ))}
    </div>
  );
}

export function TabPanel({
  id,
  isSelected,
  children,
}: {
  id: string;
  isSelected: boolean;
  children: ReactNode;
}) {
  return (
    <div
      role="tabpanel"
      id={`panel-${id}`}
      aria-labelledby={`tab-${id}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without a control inside must still be reachable
      tabIndex={0}
      hidden={!isSelected}
      suppressHydrationWarning
      className="focus-visible:outline-offset-8"
    >
      {children}
    </div>
  );
}
