import { useState } from 'react';
import { Icon } from '#app/components/ui/icon.tsx';
import { useChoiceFields } from '#app/hooks/use-choice-fields.ts';
import { studios } from '#domain/studios.ts';
import { schedule } from '#words/pages/schedule.ts';
import { findNearest, studioInUrl } from './use-selected-studio.ts';

const { location: words } = schedule;

type Props = {
  choices: readonly { id: string; name: string }[];
  selected: string;
  onChoose: (slug: string) => void;
};

const slugOf = (locationId: string) =>
  studios.find((studio) => String(studio.locationId) === locationId)?.slug;

/** The studio picker, the first and largest control, because every visit needs it first. */
export function LocationPicker({ choices, selected, onChoose }: Props) {
  const [status, setStatus] = useState('');
  const { parentProps } = useChoiceFields({ location: selected }, ({ location }) => {
    if (!location) return;
    setStatus('');
    onChoose(location);
  });
  const chooseNearest = async () => {
    setStatus(words.looking);
    const before = studioInUrl();
    const studio = await findNearest();
    // The visitor may have chosen another studio before the position was known.
    if (studioInUrl() !== before) return setStatus('');
    setStatus(studio ? words.found(studio.name) : words.notFound);
    if (studio) onChoose(studio.slug);
  };
  return (
    <div className="grid grid-cols-[1fr_auto] items-end gap-x-3">
      <div {...parentProps} className="min-w-0">
        <label htmlFor="location" className="mb-1.5 block text-sm font-medium">
          {words.label}
        </label>
        <div className="relative">
          <select
            id="location"
            name="location"
            defaultValue={selected}
            className="h-14 w-full appearance-none truncate rounded-full bg-cream pr-11 pl-5 font-display text-lg text-ink"
          >
            {choices.map(({ id, name }) => (
              <option key={id} value={slugOf(id) ?? id}>
                {name}
              </option>
            ))}
          </select>
          <Icon
            name="chevron-down"
            className="pointer-events-none absolute top-1/2 right-5 size-5 -translate-y-1/2 text-ink"
          />
        </div>
      </div>
      <button
        type="button"
        onClick={chooseNearest}
        aria-label={words.nearest}
        title={words.nearest}
        className="inline-flex noscript:hidden h-14 items-center gap-2 rounded-full border-[1.5px] border-current px-5 text-sm font-medium transition-colors hover:bg-cream/15"
      >
        <Icon name="pin" className="size-5" />
        <span className="max-sm:hidden">{words.nearestShort}</span>
      </button>
      <p role="status" className="col-span-2 mt-2 text-sm empty:hidden">
        {status}
      </p>
    </div>
  );
}
