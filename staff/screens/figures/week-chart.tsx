import { shortDay } from '#content/formats.ts';
import { addDays } from '#domain/dates.ts';
import type { FigureReport } from '#domain/tickets/views.ts';
import { figureWords as words } from '#words/staff/figures.ts';
import { contactsOf } from './figure-cells.ts';

/** From the bottom of a bar to its top. */
const parts = [
  { name: 'fast', fill: 'fill-palm', ground: 'bg-palm' },
  { name: 'hour', fill: 'fill-palm/60', ground: 'bg-palm/60' },
  { name: 'day', fill: 'fill-sun', ground: 'bg-sun' },
  { name: 'later', fill: 'fill-sand', ground: 'bg-sand' },
  { name: 'never', fill: 'fill-clay', ground: 'bg-clay' },
] as const;

const height = 100;
const step = 10;

type Week = FigureReport['series'][number];

/** Leads of a week, each in one part. */
const partsOf = ({ figures }: Week, hours: FigureReport['query']['hours']): number[] => {
  const [fast = 0, hour = 0, day = 0] = contactsOf(figures, hours);
  const { leads, uncontacted } = figures;
  return [fast, hour - fast, day - hour, leads - uncontacted - day, uncontacted];
};

const Bar = ({
  at,
  counts,
  most,
  isBefore,
}: {
  at: number;
  counts: number[];
  most: number;
  isBefore: boolean;
}) => {
  let top = height;
  return (
    <g className={isBefore ? 'opacity-50' : ''}>
      {parts.map(({ name, fill }, part) => {
        const size = ((counts[part] ?? 0) / most) * height;
        top -= size;
        return (
          size > 0 && (
            <rect key={name} x={at * step + 1} y={top} width={step - 2} height={size} className={fill} />
          )
        );
      })}
    </g>
  );
};

/** The weeks of the period and those before it, which are paler. */
export const WeekChart = ({ report: { series, query } }: { report: FigureReport }) => {
  const most = Math.max(1, ...series.map(({ figures }) => figures.leads));
  const first = series[0];
  const last = series.at(-1);
  return (
    <figure className="grid content-start gap-3 p-5">
      <p className="text-xs text-ink-soft">{words.most(most)}</p>
      <svg
        role="img"
        aria-label={words.chart}
        viewBox={`0 0 ${series.length * step} ${height}`}
        preserveAspectRatio="none"
        className="h-48 w-full border-t border-b border-sand/70 lg:h-64"
      >
        {series.map((week, at) => (
          <Bar
            key={week.week}
            at={at}
            counts={partsOf(week, query.hours)}
            most={most}
            isBefore={week.isBefore}
          />
        ))}
      </svg>
      <p className="flex justify-between text-xs text-ink-soft">
        <span>{first && shortDay(first.week)}</span>
        <span>{last && shortDay(addDays(last.week, 6))}</span>
      </p>
      <figcaption className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
        {parts.map(({ name, ground }) => (
          <span key={name} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={`size-3 rounded-sm ${ground}`} />
            {words.legend[name]}
          </span>
        ))}
      </figcaption>
    </figure>
  );
};
