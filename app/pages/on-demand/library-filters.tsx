import { ClearFilters } from '#app/components/lists/clear-filters.tsx';
import { FilterChoice } from '#app/components/lists/filter-choice.tsx';
import { skillLevels } from '#domain/enumerations.ts';
import { type VideoFilters, videoLengths } from '#domain/videos/on-demand.ts';
import { onDemand } from '#words/pages/on-demand.ts';

const { filters: words, card } = onDemand;

type Props = {
  filters: VideoFilters;
  onChange: (name: keyof VideoFilters, value: string) => void;
  onClear: () => void;
};

export function LibraryFilters({ filters, onChange, onClear }: Props) {
  return (
    <fieldset
      data-hydrate-query="level length"
      className="flex min-w-0 flex-wrap items-center gap-3 noscript:hidden"
    >
      <legend className="sr-only">{words.label}</legend>
      <FilterChoice
        name="level"
        label={words.level}
        value={filters.level ?? ''}
        options={skillLevels.map((level) => [level, card.levels[level]])}
        onChange={(value) => onChange('level', value)}
      />
      <FilterChoice
        name="length"
        label={words.length}
        value={filters.length ?? ''}
        options={videoLengths.map((length) => [length, words.lengths[length]])}
        onChange={(value) => onChange('length', value)}
      />
      {(filters.level || filters.length) && <ClearFilters label={words.clear} onClear={onClear} />}
    </fieldset>
  );
}
