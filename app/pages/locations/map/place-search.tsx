import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { cx } from '#app/components/ui/class-names.ts';
import { controlClass, Field } from '#app/components/ui/field.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import type { Place } from '#domain/places/place.ts';
import { locations } from '#words/pages/locations.ts';
import { usePlaces } from './use-places.ts';

const { map: words } = locations;

type Props = {
  onFind: (place: Place) => void;
  onNearMe: () => void;
  /** The result of the last search or of the geolocation, as text; empty before. */
  result: string;
};

/**
 * A combobox for our own gazetteer (`GET /places`). Arrow keys move, Enter selects, Escape closes. The line
 * below it shows the state of the search and is a live region.
 */
export function PlaceSearch({ onFind, onNearMe, result }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const selectedLabel = useRef('');
  // Typed before this effect: until then the island has no events (app/islands/start-islands.ts).
  useEffect(() => {
    if (!input.current) return;
    const typed = input.current.value;
    // Without this assignment, React calls no `onChange` when the visitor deletes the whole text.
    input.current.value = typed;
    setText(typed);
    setIsOpen(typed !== '');
  }, []);
  const places = usePlaces(text === selectedLabel.current ? '' : text);
  const isListed = isOpen && places !== null && places.length > 0;
  const isUnknown = places?.length === 0;
  const status = isUnknown ? words.noPlace : isListed ? words.found(places.length) : result;

  const select = (place: Place) => {
    selectedLabel.current = place.label;
    setText(place.label);
    setIsOpen(false);
    onFind(place);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setIsOpen(false);
    if (!isListed) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setActive((active + step + places.length) % places.length);
    }
    const place = places[active];
    if (event.key === 'Enter' && place) select(place);
  };

  return (
    <Field id={id} label={words.search} className="relative">
      <div className="relative">
        <Icon name="search" className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2" />
        <input
          ref={input}
          id={id}
          type="text"
          role="combobox"
          aria-expanded={isListed}
          aria-controls={`${id}-places`}
          aria-autocomplete="list"
          aria-activedescendant={isListed ? `${id}-${active}` : undefined}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActive(0);
            setIsOpen(true);
          }}
          onFocus={() => setIsOpen(true)}
          onBlur={() => setIsOpen(false)}
          onKeyDown={onKeyDown}
          className={cx(controlClass(false), 'h-13 pl-12')}
        />
        <div
          id={`${id}-places`}
          role="listbox"
          aria-label={words.search}
          hidden={!isListed}
          className="absolute inset-x-0 top-full z-20 mt-2 overflow-hidden rounded-md bg-white py-2 shadow-lift"
        >
          {(places ?? []).map((place, index) => (
            <PlaceOption
              key={place.id}
              id={`${id}-${index}`}
              place={place}
              isActive={index === active}
              onSelect={() => select(place)}
            />
          ))}
        </div>
      </div>
      <button
        type="button"
        onClick={() => {
          setText('');
          onNearMe();
        }}
        className="mt-2 inline-flex min-h-11 items-center gap-2 text-sm font-medium underline decoration-1 underline-offset-4 hover:text-wine"
      >
        <Icon name="pin" className="size-5" />
        {words.nearMe}
      </button>
      <p
        id={`${id}-hint`}
        role="status"
        className={cx('min-h-[3em] text-sm', status ? 'font-medium text-wine' : 'text-ink-soft')}
      >
        {status || words.searchHint}
      </p>
    </Field>
  );
}

type OptionProps = { id: string; place: Place; isActive: boolean; onSelect: () => void };

function PlaceOption({ id, place, isActive, onSelect }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles the keys and keeps the focus
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onSelect}
      className={cx(
        'flex min-h-12 cursor-pointer items-center justify-between gap-4 px-4 py-2',
        isActive && 'bg-sand',
      )}
    >
      <span className="font-medium">{place.label}</span>
      <span className="text-right text-sm text-ink-soft">{place.detail}</span>
    </div>
  );
}
