import { figureWords as words } from '#words/staff/figures.ts';
import type { FigureCell } from './figure-cells.ts';

export type FigureRow = {
  id: string;
  name: string;
  href: string | null;
  cells: readonly FigureCell[];
};

export const FigureValue = ({ cell: { value, share, href, isAlarm } }: { cell: FigureCell }) => (
  <span className="inline-flex items-baseline gap-x-1.5 whitespace-nowrap lg:justify-end">
    {href ? (
      <a
        href={href}
        className={`-mx-1 min-h-11 min-w-8 content-center rounded-sm px-1 font-medium underline decoration-sand decoration-2 underline-offset-4 hover:decoration-ember lg:min-h-9 ${isAlarm ? 'text-alarm' : ''}`}
      >
        {value}
      </a>
    ) : (
      <span className="min-h-11 content-center text-ink-soft lg:min-h-9">{value}</span>
    )}
    {share && <span className="text-xs text-ink-soft">{share}</span>}
  </span>
);

/** A table from 1024 px on; below it every row is a card, without figures and rows that are zero. */
export const FigureTable = ({
  caption,
  group,
  rows,
}: {
  caption: string;
  group: string;
  rows: readonly FigureRow[];
}) => (
  <table className="block w-full border-collapse text-sm lg:table">
    <caption className="sr-only">{caption}</caption>
    <thead className="sr-only lg:not-sr-only lg:table-header-group">
      <tr className="text-xs text-ink-soft">
        <th scope="col" className="py-2 pr-3 pl-5 text-left font-medium">
          {group}
        </th>
        {rows[0]?.cells.map(({ label }) => (
          <th key={label} scope="col" className="px-2 py-2 text-right font-medium last:pr-5">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="block divide-y divide-sand/70 border-sand lg:table-row-group lg:border-t">
      {rows.map(({ id, name, href, cells }) => (
        <tr
          key={id}
          className={`grid grid-cols-3 gap-x-4 gap-y-1 px-4 py-3 sm:grid-cols-5 sm:px-5 lg:table-row lg:hover:bg-cream/70 ${cells.some((cell) => cell.href) ? '' : 'max-lg:hidden'}`}
        >
          <th
            scope="row"
            className="col-span-full text-left text-base font-medium lg:py-1.5 lg:pr-3 lg:pl-5 lg:text-sm"
          >
            <span className="flex whitespace-nowrap">
              {href ? (
                <a
                  href={href}
                  className="min-h-11 content-center text-wine underline-offset-4 hover:underline lg:min-h-9"
                >
                  {name}
                </a>
              ) : (
                <span className="min-h-11 content-center lg:min-h-9">{name}</span>
              )}
            </span>
          </th>
          {cells.map((cell) => (
            <td
              key={cell.label}
              className={`lg:px-2 lg:py-1.5 lg:text-right lg:align-top lg:last:pr-5 ${cell.href ? '' : 'max-lg:hidden'}`}
            >
              <span aria-hidden="true" className="block text-xs text-ink-soft lg:hidden">
                {cell.label}
              </span>
              <FigureValue cell={cell} />
              {cell.before && (
                <span className="hidden text-xs whitespace-nowrap text-ink-soft lg:block">{cell.before}</span>
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** The line below a table that compares. */
export const ComparedLine = ({ weeks }: { weeks: number }) => (
  <p className="hidden px-5 py-3 text-xs text-ink-soft lg:block">
    {weeks > 1 ? words.comparedLong : words.compared}
  </p>
);
