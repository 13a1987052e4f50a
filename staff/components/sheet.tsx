import type { ReactNode } from 'react';
import { shellWords } from '#words/staff/shell.ts';
import { icons } from './icons.tsx';

type SheetProps = {
  /** The name by which a shortcut opens the sheet. */
  name: string;
  title: string;
  summary: ReactNode;
  summaryClass: string;
  /** `data-open`: a URL that a press opens together with the sheet (staff/runtime/sheets.ts). */
  summaryData?: Partial<Record<'data-open' | 'data-key', string | undefined>>;
  /**
   * Position of the panel on a wide screen: at the left or right edge of its button, or at the left edge of
   * the bar with the button, so that it is never outside a narrow window.
   */
  side?: 'left' | 'right' | 'bar';
  /** On a wide screen the panel is above its button. */
  isAbove?: boolean;
  className?: string;
  children: ReactNode;
};

/**
 * A button that opens a panel: a sheet from the bottom on a phone, a menu on a wide screen. It needs no
 * script: the shade behind the sheet is part of the button, so a press on it closes the sheet.
 */
export const Sheet = ({
  name,
  title,
  summary,
  summaryClass,
  summaryData = {},
  side = 'right',
  isAbove = false,
  className = '',
  children,
}: SheetProps) => (
  <details
    name="sheet"
    data-sheet={name}
    className={`group/sheet ${side === 'bar' ? '' : 'lg:relative'} ${className}`}
  >
    <summary
      {...summaryData}
      className={`cursor-pointer list-none before:fixed before:inset-0 before:z-40 before:hidden before:bg-oxblood/30 group-open/sheet:before:block lg:before:hidden! [&::-webkit-details-marker]:hidden ${summaryClass}`}
    >
      {summary}
    </summary>
    <div
      className={`sheet fixed inset-x-0 bottom-0 z-40 grid max-h-[80svh] grid-cols-1 gap-5 overflow-y-auto rounded-t-lg border border-sand bg-paper p-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))] shadow-lift lg:absolute lg:inset-x-auto lg:w-96 lg:rounded-md lg:pb-5 ${isAbove ? 'lg:bottom-full lg:mb-2' : 'lg:top-full lg:bottom-auto lg:mt-2'} ${side === 'right' ? 'lg:right-0' : 'lg:left-0'}`}
    >
      <div className="flex items-start justify-between gap-3">
        <h2 className="font-display text-xl">{title}</h2>
        <button
          type="button"
          data-sheet-close
          aria-label={shellWords.close}
          className="script-only -mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-sand/50"
        >
          <icons.close />
        </button>
      </div>
      {children}
    </div>
  </details>
);
