import { cx } from '#app/components/ui/class-names.ts';
import { type Mat, matSize, matsOf, planOf, type RoomItem, rowsOf } from '#domain/schedule/rooms.ts';
import { scheduledClass } from '#words/pages/scheduled-class.ts';

const { room: words } = scheduledClass;

/**
 * A plan of the room: one mat for each spot, with the free ones highlighted, and the instructor at the front,
 * who is missing in the plan of an external booking provider.
 */
export function RoomMap({
  items,
  availableSpots,
}: {
  items: readonly RoomItem[];
  availableSpots: readonly string[];
}) {
  const isOwnRoom = items.some(({ type }) => type !== 'spot');
  const { mats, scale, box } = planOf(matsOf(items, availableSpots), isOwnRoom);
  const free = mats.filter(({ isFree }) => isFree).length;
  const instructor = items.find(({ type }) => type === 'instructor');
  const door = items.find(({ type }) => type === 'door');
  return (
    <div className="grid gap-8 lg:grid-cols-[1.5fr_1fr] lg:items-start lg:gap-14">
      <figure>
        <svg
          viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
          role="img"
          aria-label={words.summary(free, mats.length)}
          className={cx(
            'w-full bg-peach/60',
            isOwnRoom ? 'rounded-[45%_45%_24px_24px/22%_22%_24px_24px]' : 'max-h-[36rem] rounded-lg',
          )}
        >
          {instructor && (
            <g transform={`translate(${instructor.x_position} ${instructor.y_position})`}>
              <circle r="110" className="fill-ember" />
              <text y="190" textAnchor="middle" className="fill-ink font-text" fontSize="62">
                {words.instructorMat}
              </text>
            </g>
          )}
          {mats.map((one) => (
            <MatShape key={one.id} mat={one} scale={scale} />
          ))}
          {door && (
            <g transform={`translate(${door.x_position} ${door.y_position + 70})`}>
              <rect x="-70" y="0" width="140" height="26" rx="13" className="fill-wine" />
              <text
                x={door.x_position > 0 ? 70 : -70}
                y="-22"
                textAnchor={door.x_position > 0 ? 'end' : 'start'}
                className="fill-ink font-text"
                fontSize="54"
              >
                {words.door}
              </text>
            </g>
          )}
        </svg>
        <figcaption className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-sm">
          <Key className="bg-sun" label={words.free} />
          <Key className="border-2 border-ink/25 bg-cream" label={words.taken} />
        </figcaption>
      </figure>
      <div>
        <p className="font-display text-2xl">{words.summary(free, mats.length)}</p>
        <p className="mt-3">{instructor ? words.text : words.textWithoutInstructor}</p>
        <h3 className="mt-7 text-xl">{words.freeMats}</h3>
        <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5 text-sm">
          {rowsOf(mats, (matSize.height * scale) / 2).map((row, index) => (
            <div key={row[0]?.id} className="contents">
              <dt className="text-ink-soft">{words.row(index + 1)}</dt>
              <dd>{freeNames(row) || words.none}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

const freeNames = (row: readonly Mat[]) =>
  row
    .filter(({ isFree }) => isFree)
    .map(({ name }) => name)
    .join(', ');

function MatShape({
  mat: { name, isFree, x_position: x, y_position: y },
  scale,
}: {
  mat: Mat;
  scale: number;
}) {
  return (
    <g transform={`translate(${x} ${y})${scale < 1 ? ` scale(${scale})` : ''}`}>
      <rect
        x={-matSize.width / 2}
        y={-matSize.height / 2}
        width={matSize.width}
        height={matSize.height}
        rx="20"
        strokeWidth="5"
        className={isFree ? 'fill-sun stroke-clay' : 'fill-cream stroke-ink/20'}
      />
      <text
        y="16"
        textAnchor="middle"
        fontSize="46"
        className={cx('font-text', isFree ? 'fill-ink' : 'fill-ink/35')}
      >
        {name}
      </text>
    </g>
  );
}

function Key({ className, label }: { className: string; label: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className={cx('h-5 w-3 rounded-sm', className)} />
      {label}
    </span>
  );
}
