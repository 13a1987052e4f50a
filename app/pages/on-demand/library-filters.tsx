import { ClearFilters } from '#app/components/lists/clear-filters.tsx';
import { FilterChoice } from '#app/components/lists/filter-choice.tsx';
import { useChoiceFields } from '#app/hooks/use-choice-fields.ts';
import { skillLevels } from '#domain/enumerations.ts';
import { type VideoFilters, videoLengths } from '#domain/videos/on-demand.ts';
import { onDemand } from '#words/pages/on-demand.ts';

const { filters: words, card } = onDemand;

type Props = {
  filters: VideoFilters;
  onChange: (changed: Partial<Record<keyof VideoFilters, string | null>>) => void;
};

export function LibraryFilters({ filters, onChange }: Props) {
  const { parentProps, clear } = useChoiceFields(filters, onChange);
  return (
    <fieldset
      {...parentProps}
      tabIndex={-1}
      className="flex min-w-0 flex-wrap items-center gap-3 focus:outline-none noscript:hidden"
    >
      <legend className="sr-only">{words.label}</legend>
      <FilterChoice
        name="level"
        label={words.level}
        defaultValue={filters.level}
        options={skillLevels.map((level) => [level, card.levels[level]])}
      />
      <FilterChoice
        name="length"
        label={words.length}
        defaultValue={filters.length}
        options={videoLengths.map((length) => [length, words.lengths[length]])}
      />
      {(filters.level || filters.length) && <ClearFilters label={words.clear} onClear={clear} />}
    </fieldset>
  );
}
