import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { kindEdge } from '#app/components/classes/class-kind-colors.ts';
import { ClearFilters } from '#app/components/lists/clear-filters.tsx';
import { FilterChoice } from '#app/components/lists/filter-choice.tsx';
import { cx } from '#app/components/ui/class-names.ts';
import { useValueBeforeHydration } from '#app/components/ui/use-value-before-hydration.ts';
import { nextFrameMs } from '#app/hydration/page-script/delays.ts';
import { classKinds } from '#domain/schedule/class-kinds.ts';
import {
  type FilterValues,
  hasFilters,
  noFilters,
  type ScheduleFilters,
  timesOfDay,
} from '#domain/schedule/schedule.ts';
import { firstTwoWords } from '#domain/text/names.ts';
import { classKindNames } from '#words/class-kind-names.ts';
import { schedule } from '#words/pages/schedule.ts';

const { filters: words } = schedule;

type Props = {
  /** The filters of the shown list. */
  filters: ScheduleFilters;
  instructors: readonly string[];
  /** Changes with each step back or forward (`useUrlState`). */
  returnCount: number;
  onChange: (changes: Partial<FilterValues>) => void;
};

const chip =
  'inline-flex h-12 items-center gap-2 rounded-full border-[1.5px] px-4 text-sm sm:px-5 font-medium transition-colors ' +
  'has-checked:border-oxblood has-checked:bg-oxblood has-checked:text-cream has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-wine';

/** Chips for the kind, selects for teacher and hour. In a form, they also work without scripts. */
export function ClassFilters({ filters, instructors, returnCount, onChange }: Props) {
  const kinds = useRef<HTMLDivElement>(null);
  // A choice is shown in its own frame, and the list follows: together they block a slow phone for 400 ms.
  const [chosen, setChosen] = useState<FilterValues>(filters);
  const listKey = JSON.stringify([filters, returnCount]);
  // Several choices before the next frame, such as those replayed at hydration, are one navigation.
  const pending = useRef<Partial<FilterValues>>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The chips are uncontrolled, so that the browser alone paints the frame that shows a press.
  const checkChip = (kind: FilterValues['kind']) => {
    for (const chip of kinds.current?.querySelectorAll('input') ?? [])
      chip.checked = chip.value === (kind ?? '');
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const applyInNextFrame = (changes: Partial<FilterValues>) => {
    pending.current = { ...pending.current, ...changes };
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const all = pending.current;
      pending.current = {};
      setChosen((before) => ({ ...before, ...all }));
      // A chip that was pressed just before "Clear" has not changed `chosen`.
      if (all.kind !== undefined) checkChip(all.kind);
      onChange(all);
    }, nextFrameMs);
  };
  const choose = (changes: Partial<FilterValues>) => {
    setChosen((before) => ({ ...before, ...changes }));
    applyInNextFrame(changes);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step back or forward undoes what is pending
  useLayoutEffect(() => {
    clearTimeout(timer.current);
    pending.current = {};
  }, [returnCount]);
  const shownKey = useRef(listKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the filters
  useLayoutEffect(() => {
    // Not at hydration, when the visitor may have chosen another kind.
    if (shownKey.current === listKey) return;
    shownKey.current = listKey;
    setChosen(filters);
    // A newer choice waits for its frame.
    if (pending.current.kind === undefined) checkChip(filters.kind);
  }, [listKey]);
  useValueBeforeHydration(kinds, filters.kind ?? '', (value) => choose({ kind: value || null }));
  const teachers =
    chosen.instructor && !instructors.includes(chosen.instructor)
      ? [chosen.instructor, ...instructors]
      : instructors;
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-3">
      <legend className="sr-only">{words.label}</legend>
      <div
        ref={kinds}
        role="radiogroup"
        aria-label={words.kind}
        // Relative, so that the hidden inputs scroll with their chips and do not widen the page.
        className="relative flex gap-2 max-sm:w-full max-sm:scrollbar-none max-sm:overflow-x-auto max-sm:p-1"
      >
        {[null, ...classKinds.map(({ slug }) => slug)].map((kind) => (
          <label
            key={kind ?? 'any'}
            className={cx(chip, 'shrink-0 cursor-pointer border-ink/25 bg-paper hover:border-wine')}
          >
            <input
              type="radio"
              name="kind"
              value={kind ?? ''}
              defaultChecked={chosen.kind === kind}
              onChange={() => applyInNextFrame({ kind })}
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
        value={chosen.time ?? ''}
        options={timesOfDay.map((time) => [time, words.times[time]])}
        onChange={(value) => choose({ time: value || null })}
      />
      <FilterChoice
        name="instructor"
        label={words.instructor}
        value={chosen.instructor ?? ''}
        options={teachers.map((name) => [name, firstTwoWords(name)])}
        onChange={(value) => choose({ instructor: value || null })}
      />
      {hasFilters(chosen) && <ClearFilters label={words.clear} onClear={() => choose(noFilters)} />}
    </fieldset>
  );
}
