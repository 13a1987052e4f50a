import { AttributionControl, Map as MapLibreMap, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import 'maplibre-gl/dist/maplibre-gl.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '#app/components/ui/class-names.ts';
import { useLatest } from '#app/components/ui/use-latest.ts';
import type { MapStudio } from '#content/catalog/map-studios.ts';
import type { Coordinates, StudioId } from '#domain/studios.ts';
import { locations } from '#words/pages/locations.ts';
import { StudioMarker } from './studio-marker.tsx';
import { mapStyle } from './style.ts';
import { view } from './view.ts';
import './studio-map.css';

setWorkerUrl(workerUrl);

const { map: words } = locations;
const point = ({ longitude, latitude }: Coordinates): [number, number] => [longitude, latitude];

const isSmallScreen = () => window.innerWidth < view.smallBelowPx;
/** On phones the card covers the lower part of the map, so the studio must be above it. */
const cardHeightPx = 220;

/** The target of a flight. Each new object starts a flight, also to the same place. */
export type Flight = { to: Coordinates };

type Props = {
  studios: readonly MapStudio[];
  chosenId: number | null;
  onChoose: (id: StudioId) => void;
  visitor: Coordinates | null;
  flight: Flight | null;
  /** URL of a third-party map style. If there is none or it does not load, our own style is used. */
  styleUrl: string | null;
  onLoad: () => void;
};

/** Without WebGL the map renders nothing: the poster behind it stays visible and the list still works. */
export default function StudioMap(props: Props) {
  const { studios, styleUrl, chosenId, onChoose, visitor, flight, onLoad } = props;
  const frame = useRef<HTMLDivElement>(null);
  const latestOnLoad = useLatest(onLoad);
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const [isReady, setIsReady] = useState(false);
  const [anchors] = useState(() => new Map(studios.map(({ id }) => [id, document.createElement('div')])));

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const created = createMap(element, studios, styleUrl);
    if (!created) return;
    const sizeMarkers = () => element.style.setProperty('--map-zoom', created.getZoom().toFixed(2));
    sizeMarkers();
    created.on('zoom', sizeMarkers);
    created.on('movestart', () => describe(element, created, true));
    created.on('moveend', () => describe(element, created, false));
    created.once('load', () => latestOnLoad.current());
    const reveal = () => {
      if (!isDrawn(created)) return;
      created.off('idle', reveal);
      describe(element, created, false);
      setIsReady(true);
    };
    created.on('idle', reveal);
    for (const { id, coordinates } of studios) {
      new Marker({ element: anchors.get(id), anchor: 'center' }).setLngLat(point(coordinates)).addTo(created);
    }
    setMap(created);
    return () => created.remove();
  }, [studios, styleUrl, anchors]);

  useEffect(() => {
    if (!map || !visitor) return;
    const element = document.createElement('div');
    element.className = 'visitor-marker';
    const marker = new Marker({ element }).setLngLat(point(visitor)).addTo(map);
    return () => {
      marker.remove();
    };
  }, [map, visitor]);

  useEffect(() => {
    // MapLibre itself jumps instead of flying for visitors who prefer reduced motion.
    if (map && flight) {
      map.flyTo({
        center: point(flight.to),
        zoom: view.flight.zoom,
        duration: view.flight.durationMs,
        padding: { bottom: isSmallScreen() ? cardHeightPx : 0 },
      });
    }
  }, [map, flight]);

  return (
    <>
      <div
        ref={frame}
        data-ready={isReady}
        className={cx(
          'studio-map absolute! inset-0 transition-opacity duration-500',
          isReady ? 'opacity-100' : 'opacity-0',
        )}
      />
      {map &&
        studios.map((studio) => (
          <OnMap key={studio.id} anchor={anchors.get(studio.id)}>
            <StudioMarker studio={studio} isChosen={studio.id === chosenId} onChoose={onChoose} />
          </OnMap>
        ))}
    </>
  );
}

/** MapLibre moves the anchor element, React renders its content. */
const OnMap = ({ anchor, children }: { anchor: HTMLElement | undefined; children: ReactNode }) =>
  anchor ? createPortal(children, anchor) : null;

function createMap(
  container: HTMLElement,
  studios: readonly MapStudio[],
  styleUrl: string | null,
): MapLibreMap | null {
  const isSmall = isSmallScreen();
  const ownStyle = mapStyle(studios.map(({ coordinates }) => coordinates));
  try {
    const map = new MapLibreMap({
      container,
      style: styleUrl ?? ownStyle,
      center: point(view.center),
      zoom: isSmall ? view.zoomOnSmallScreens : view.zoom,
      minZoom: 4.6,
      maxZoom: styleUrl ? 17 : 11,
      maxBounds: [
        [-101, 17],
        [-65, 41],
      ],
      attributionControl: false,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      // On small screens one finger scrolls the page and two fingers move the map.
      cooperativeGestures: isSmall,
      locale: {
        'Map.Title': words.label,
        'NavigationControl.ZoomIn': words.zoomIn,
        'NavigationControl.ZoomOut': words.zoomOut,
        'CooperativeGesturesHandler.MobileHelpText': words.twoFingers,
      },
    });
    map.scrollZoom.disable();
    map.touchZoomRotate.disableRotation();
    map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
    if (styleUrl) {
      map.addControl(new AttributionControl({ compact: true }), 'bottom-right');
      let hasLoaded = false;
      map.once('style.load', () => {
        hasLoaded = true;
      });
      map.on('error', () => {
        if (!hasLoaded) map.setStyle(ownStyle);
        hasLoaded = true;
      });
    }
    return map;
  } catch {
    return null;
  }
}

/** A map can be idle before its data has loaded; until then the poster stays visible. */
const isDrawn = (map: MapLibreMap) => !map.getSource('florida') || map.isSourceLoaded('florida');

/** Center and zoom as data attributes, for tests and debugging. */
function describe(element: HTMLElement, map: MapLibreMap, isMoving: boolean) {
  const { lat, lng } = map.getCenter();
  Object.assign(element.dataset, {
    moving: String(isMoving),
    zoom: map.getZoom().toFixed(2),
    latitude: lat.toFixed(4),
    longitude: lng.toFixed(4),
  });
}
