import { useRef, useState } from 'react';
import { requestPosition } from '#app/browser/geolocation.ts';
import { lazyPart } from '#app/islands/lazy-part.tsx';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import type { LocationCard } from '#content/catalog/location-cards.ts';
import type { MapStudio } from '#content/catalog/map-studios.ts';
import { byDistance, distanceKm } from '#domain/places/distance.ts';
import type { Place } from '#domain/places/place.ts';
import type { Coordinates, StudioId } from '#domain/studios.ts';
import { locations } from '#words/pages/locations.ts';
import { MapPoster } from './map-poster.tsx';
import { PlaceSearch } from './place-search.tsx';
import { StudioCard } from './studio-card.tsx';
import { type ListedStudio, StudioList } from './studio-list.tsx';
import type { Flight } from './studio-map.tsx';
import { view } from './view.ts';

const StudioMap = lazyPart(() => import('./studio-map.tsx'));

const { map: words } = locations;
const milesPerKm = 0.621371;

const listed = (studios: readonly MapStudio[], from: Coordinates | null): ListedStudio[] => {
  if (!from) return studios.map((studio) => ({ studio, miles: null }));
  return byDistance(from, studios).map((studio) => ({
    studio,
    miles: Math.round(distanceKm(from, studio.coordinates) * milesPerKm),
  }));
};

/** A visitor cannot practice in a studio that is not open yet, however near it is. */
const nearestOpen = (studios: readonly MapStudio[], from: Coordinates) =>
  listed(studios, from).find(({ studio }) => !studio.isUpcoming);

type Props = {
  studios: readonly MapStudio[];
  cards: readonly LocationCard[];
  styleUrl: string | null;
};

/** Search, list and map; each works without the others. */
export default function StudioFinder({ studios, cards, styleUrl }: Props) {
  const isHydrated = useHydrated();
  const [origin, setOrigin] = useState<Coordinates | null>(null);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [flight, setFlight] = useState<Flight | null>(null);
  const [status, setStatus] = useState('');
  const actions = useRef(0);
  const [visitor, setVisitor] = useState<Coordinates | null>(null);

  const flyTo = (studio: MapStudio | undefined) => {
    if (!studio) return;
    setChosenId(studio.id);
    setFlight({ to: studio.coordinates });
  };
  const choose = (id: StudioId) => {
    actions.current += 1;
    setStatus('');
    flyTo(studios.find((studio) => studio.id === id));
  };
  const flyNearTo = (at: Coordinates, name: string) => {
    const nearest = nearestOpen(studios, at);
    if (!nearest) return;
    setOrigin(at);
    setStatus(words.nearestTo(name, nearest.studio.title, nearest.miles ?? 0));
    flyTo(nearest.studio);
  };
  const findPlace = ({ longitude, latitude, label }: Place) => {
    actions.current += 1;
    flyNearTo({ longitude, latitude }, label);
  };
  const findNearMe = async () => {
    actions.current += 1;
    const action = actions.current;
    setStatus(words.locating);
    const position = await requestPosition();
    // The visitor may have chosen a studio or a place before the position was known.
    if (action !== actions.current) return;
    if (position) flyNearTo(position, words.you);
    else setStatus(words.noPosition);
  };

  const showVisitor = async () => {
    const position = await requestPosition();
    if (!position) return;
    setVisitor(position);
    setTimeout(() => {
      // After a search or a press on a marker, the map no longer moves to the visitor's position.
      if (actions.current === 0) flyNearTo(position, words.you);
    }, view.flight.delayMs);
  };

  const chosen = studios.find(({ id }) => id === chosenId);
  const chosenCard = cards.find(({ id }) => id === chosenId);
  const nearest = visitor && nearestOpen(studios, visitor);

  return (
    <div className="grid gap-6 lg:h-[44rem] lg:grid-cols-[23rem_1fr] lg:grid-rows-[auto_1fr] lg:gap-x-8">
      <div className="noscript:hidden">
        <PlaceSearch onFind={findPlace} onNearMe={findNearMe} result={status} />
      </div>
      <div className="relative h-[min(34rem,72svh)] overflow-hidden rounded-lg shadow-card lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:h-auto">
        <MapPoster studios={studios} />
        {isHydrated && (
          <StudioMap
            studios={studios}
            chosenId={chosenId}
            onChoose={choose}
            visitor={origin ?? visitor}
            flight={flight}
            styleUrl={styleUrl}
            onLoad={showVisitor}
          />
        )}
        {chosen && chosenCard && (
          <StudioCard
            key={chosen.id}
            studio={chosen}
            card={chosenCard}
            isNearest={nearest?.studio.id === chosen.id}
            onClose={() => setChosenId(null)}
          />
        )}
      </div>
      <div className="max-h-[24rem] min-h-0 overflow-y-auto overscroll-contain border-y border-ink/15 lg:col-start-1 lg:row-start-2 lg:max-h-none">
        <StudioList
          studios={listed(studios, origin)}
          label={origin ? words.list.nearestFirst : words.list.everywhere}
          chosenId={chosenId}
          onShow={choose}
        />
      </div>
    </div>
  );
}
