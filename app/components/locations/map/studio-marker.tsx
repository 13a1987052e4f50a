import type { MapStudio } from '#content/catalog/map-studios.ts';
import { locations } from '#words/pages/locations.ts';

type Props = { studio: MapStudio; isChosen: boolean; onChoose: (id: number) => void };

/** A pin that can be pressed and tabbed to; its look is in studio-map.css, where it grows with the zoom. */
export function StudioMarker({ studio, isChosen, onChoose }: Props) {
  const state = studio.comingText ?? locations.map.open;
  return (
    <button
      type="button"
      className="studio-marker"
      data-upcoming={studio.isUpcoming || undefined}
      aria-pressed={isChosen}
      aria-label={`${studio.title}, ${state}`}
      onClick={() => onChoose(studio.id)}
    >
      <span className="studio-marker-name">
        {studio.title}
        {studio.comingText && <span className="studio-marker-coming">{studio.comingText}</span>}
      </span>
    </button>
  );
}
