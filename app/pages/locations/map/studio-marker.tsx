import type { MapStudio } from '#content/catalog/map-studios.ts';
import type { StudioId } from '#domain/studios.ts';
import { locations } from '#words/pages/locations.ts';

type Props = { studio: MapStudio; isChosen: boolean; onChoose: (id: StudioId) => void };

/** A pin that is a button; app/pages/locations/map/studio-map.css makes its size depend on the zoom. */
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
