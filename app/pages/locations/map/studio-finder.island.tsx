import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { requestPosition } from '#app/browser/geolocation.ts';
import { lazyPart } from '#app/islands/lazy-part.tsx';
import { view } from '#app/map/view.ts';
import type { LocationCard } from '#content/catalog/location-cards.ts';
import type { MapStudio } from '#content/catalog/map-studios.ts';
import { distanceKm, nearestStudio } from '#domain/places/distance.ts';
import type { Place } from '#domain/places/place.ts';
import type { Coordinates, StudioId } from '#domain/studios.ts';
import { locations } from '#words/pages/locations.ts';
import { MapPoster } from './map-poster.tsx';
import { PlaceSearch } from './place-search.tsx';
import { StudioCard } from './studio-card.tsx';
import { type ListedStudio, StudioList } from './studio-list.tsx';
import type { Flight } from './studio-map.tsx';
import { useNearViewport } from './use-near-viewport.ts';

const StudioMap = lazyPart(() => import('./studio-map.tsx'));

const { map: words } = locations;
const milesPerKm = 0.621371;

const listed = (studios: readonly MapStudio[], from: Coordinates | null): ListedStudio[] => {
  if (!from) return studios.map((studio) => ({ studio, miles: null }));
  return studios
    .map((studio) => ({ studio, miles: Math.round(distanceKm(from, studio.coordinates) * milesPerKm) }))
    .sort((a, b) => distanceKm(from, a.studio.coordinates) - distanceKm(from, b.studio.coordinates));
};

type Props = {
  studios: readonly MapStudio[];
  cards: readonly LocationCard[];
  styleUrl: string | null;
};

/** Search, list and map; each works without the others. */
export default function StudioFinder({ studios, cards, styleUrl }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(frame);
  const [hasLoaded, setHasLoaded] = useState(false);
  const [origin, setOrigin] = useState<{ at: Coordinates; name: string } | null>(null);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [flight, setFlight] = useState<Flight | null>(null);
  const [status, setStatus] = useState('');
  const hasActed = useRef(false);
  const [visitor, setVisitor] = useState<Coordinates | null>(null);
  useEffect(() => {
    if (hasLoaded) requestPosition().then(setVisitor);
  }, [hasLoaded]);

  const flyTo = useCallback((studio: MapStudio | undefined) => {
    if (!studio) return;
    setChosenId(studio.id);
    setFlight({ to: studio.coordinates });
  }, []);
  const choose = (id: StudioId) => {
    hasActed.current = true;
    flyTo(studios.find((studio) => studio.id === id));
  };
  const flyNearTo = useCallback(
    (at: Coordinates, name: string) => {
      const [nearest] = listed(studios, at);
      if (!nearest) return;
      setOrigin({ at, name });
      setStatus(words.nearestTo(name, nearest.studio.title, nearest.miles ?? 0));
      flyTo(nearest.studio);
    },
    [studios, flyTo],
  );
  const findPlace = ({ longitude, latitude, label }: Place) => {
    hasActed.current = true;
    flyNearTo({ longitude, latitude }, label);
  };
  const findNearMe = async () => {
    hasActed.current = true;
    setStatus(words.locating);
    const position = await requestPosition();
    if (position) flyNearTo(position, words.you);
    else setStatus(words.noPosition);
  };

  useEffect(() => {
    if (!visitor) return;
    const timer = setTimeout(() => {
      // After a search or a press on a marker, the map no longer moves to the visitor's position.
      if (!hasActed.current) flyNearTo(visitor, words.you);
    }, view.flight.delay);
    return () => clearTimeout(timer);
  }, [visitor, flyNearTo]);

  const list = useMemo(() => listed(studios, origin?.at ?? null), [studios, origin]);
  const chosen = studios.find(({ id }) => id === chosenId);
  const chosenCard = cards.find(({ id }) => id === chosenId);
  const nearest = visitor && nearestStudio(visitor, studios);

  return (
    <div className="grid gap-6 lg:h-[44rem] lg:grid-cols-[23rem_1fr] lg:grid-rows-[auto_1fr] lg:gap-x-8">
      <div className="noscript:hidden">
        <PlaceSearch onFind={findPlace} onNearMe={findNearMe} result={status} />
      </div>
      <div
        ref={frame}
        className="relative h-[min(34rem,72svh)] overflow-hidden rounded-lg shadow-card lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:h-auto"
      >
        <MapPoster studios={studios} />
        {isNear && (
          <StudioMap
            studios={studios}
            chosenId={chosenId}
            onChoose={choose}
            visitor={origin?.at ?? visitor}
            flight={flight}
            styleUrl={styleUrl}
            onLoad={() => setHasLoaded(true)}
          />
        )}
        {chosen && chosenCard && (
          <StudioCard
            key={chosen.id}
            studio={chosen}
            card={chosenCard}
            isNearest={nearest?.id === chosen.id}
            onClose={() => setChosenId(null)}
          />
        )}
      </div>
      <div className="max-h-[24rem] min-h-0 overflow-y-auto overscroll-contain border-y border-ink/15 lg:col-start-1 lg:row-start-2 lg:max-h-none">
        <StudioList
          studios={list}
          label={origin ? words.list.nearestFirst : words.list.everywhere}
          chosenId={chosenId}
          onShow={choose}
        />
      </div>
    </div>
  );
}
