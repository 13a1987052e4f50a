import type { Coordinates } from '#domain/studios.ts';

/** The first view and the flight to a studio, as in the specification. */
export const view = {
  center: { longitude: -81.9, latitude: 27.75 },
  zoom: 6.1,
  zoomOnSmallScreens: 5.5,
  /** Screens narrower than this use the small view. */
  smallBelowPx: 800,
  flight: { zoom: 9, durationMs: 4000, delayMs: 2000 },
} as const;

/** The area that app/pages/locations/map/poster.svg shows, in degrees. */
const poster = { west: -98, south: 18, east: -66, north: 40 };

/** Mercator projection: the vertical position of a latitude, in units of one degree of longitude. */
const northing = (latitude: number) =>
  Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * (180 / Math.PI);

/** Pixels per degree of longitude; MapLibre's world is 512 px wide at zoom 0. */
export const pixelsPerDegree = (zoom: number): number => (512 * 2 ** zoom) / 360;

// The style sheet sets `--map-degree`, pixels per degree, so that positions are right before any script runs.
const degrees = (count: number) => `calc(${count.toFixed(4)} * var(--map-degree))`;
const fromMiddle = (count: number) => `calc(50% + ${count.toFixed(4)} * var(--map-degree))`;

/** The position of the poster at which its first view is the same as MapLibre's. */
export const posterFrame = {
  left: fromMiddle(poster.west - view.center.longitude),
  top: fromMiddle(northing(view.center.latitude) - northing(poster.north)),
  width: degrees(poster.east - poster.west),
  height: degrees(northing(poster.north) - northing(poster.south)),
};

export const posterPoint = ({ longitude, latitude }: Coordinates) => ({
  left: fromMiddle(longitude - view.center.longitude),
  top: fromMiddle(northing(view.center.latitude) - northing(latitude)),
});
