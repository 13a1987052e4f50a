import { kindEdge } from '#app/components/classes/class-kind-colors.ts';
import { ClearFilters } from '#app/components/lists/clear-filters.tsx';
import { FilterChoice } from '#app/components/lists/filter-choice.tsx';
import { cx } from '#app/components/ui/class-names.ts';
import { useChoiceFields } from '#app/hooks/use-choice-fields.ts';
import { classKinds } from '#domain/schedule/class-kinds.ts';
import {
  type FilterValues,
  hasFilters,
  type ScheduleFilters,
  timesOfDay,
} from '#domain/schedule/schedule.ts';
import { firstTwoWords } from '#domain/text/names.ts';
import { classKindNames } from '#words/class-kind-names.ts';
import { schedule } from '#words/pages/schedule.ts';

const { filters: words } = schedule;

type Props = {
  filters: ScheduleFilters;
  instructors: readonly string[];
  onChange: (changed: Partial<FilterValues>) => void;
};

const chip =
  'inline-flex h-12 items-center gap-2 rounded-full border-[1.5px] px-4 text-sm sm:px-5 font-medium transition-colors ' +
  'has-checked:border-oxblood has-checked:bg-oxblood has-checked:text-cream has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-wine';

/** Chips for the kind, selects for instructor and hour. In a form, they also work without scripts. */
export function ClassFilters({ filters, instructors, onChange }: Props) {
  const { parentProps, clear } = useChoiceFields(filters, onChange);
  const { instructor } = filters;
  const names = instructor && !instructors.includes(instructor) ? [instructor, ...instructors] : instructors;
  return (
    <fieldset
      {...parentProps}
      tabIndex={-1}
      className="flex min-w-0 focus:outline-none flex-wrap items-center gap-x-3 gap-y-3"
    >
      <legend className="sr-only">{words.label}</legend>
      <div
        role="radiogroup"
        aria-label={words.classKind}
        // Relative, so that the hidden inputs scroll with their chips and do not widen the page. On phones
        // the padding has room for a focus ring, and the margin takes it back.
        className="relative flex gap-2 max-sm:-mx-1 max-sm:w-[calc(100%+0.5rem)] max-sm:scrollbar-none max-sm:overflow-x-auto max-sm:p-1"
      >
        {[null, ...classKinds.map(({ slug }) => slug)].map((kind) => (
          <label
            key={kind ?? 'any'}
            className={cx(
              chip,
              'shrink-0 cursor-pointer select-none border-ink/25 bg-paper hover:border-wine',
            )}
          >
            <input
              type="radio"
              name="kind"
              value={kind ?? ''}
              defaultChecked={filters.kind === kind}
              className="sr-only"
            />
            {kind && <span aria-hidden="true" className={cx('size-3 rounded-full', kindEdge[kind])} />}
            {kind ? classKindNames[kind] : words.any}
          </label>
        ))}
      </div>
      <FilterChoice
        name="time"
        label={words.timeOfDay}
        defaultValue={filters.time}
        options={timesOfDay.map((time) => [time, words.times[time]])}
      />
      <FilterChoice
        name="instructor"
        label={words.instructor}
        defaultValue={instructor}
        options={names.map((name) => [name, firstTwoWords(name)])}
      />
      {hasFilters(filters) && <ClearFilters label={words.clear} onClear={clear} />}
    </fieldset>
  );
}
