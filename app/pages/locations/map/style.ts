import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import fraunces from '#app/fonts/fraunces.woff2?url';
import outfit from '#app/fonts/outfit.woff2?url';
import type { Coordinates } from '#domain/studios.ts';
import { colors } from './colors.ts';
import florida from './florida.json?url';

const source = 'florida';
type Value = number | ExpressionSpecification;

const kind = (name: string, ...more: ExpressionSpecification[]): FilterSpecification =>
  ['all', ['==', ['get', 'k'], name], ...more] as FilterSpecification;
const byZoom = (...stops: Value[]) =>
  ['interpolate', ['linear'], ['zoom'], ...stops] as ExpressionSpecification;
const growing = (...stops: Value[]) =>
  ['interpolate', ['exponential', 1.5], ['zoom'], ...stops] as ExpressionSpecification;
const motorwayOr = (motorway: number, highway: number) =>
  ['match', ['get', 'c'], 1, motorway, highway] as ExpressionSpecification;

const ground: LayerSpecification[] = [
  { id: 'land', type: 'background', paint: { 'background-color': colors.land } },
  { id: 'florida', type: 'fill', source, filter: kind('fl'), paint: { 'fill-color': colors.florida } },
  {
    // Nested bands of the same transparent color: the color is stronger toward the center of a town.
    id: 'urban',
    type: 'fill',
    source,
    filter: kind('urban'),
    paint: { 'fill-color': colors.urban, 'fill-antialias': false, 'fill-opacity': byZoom(5, 0.13, 9, 0.1) },
  },
  { id: 'green', type: 'fill', source, filter: kind('green'), paint: { 'fill-color': colors.green } },
  {
    id: 'county',
    type: 'line',
    source,
    filter: kind('county'),
    paint: { 'line-color': colors.county, 'line-width': byZoom(5, 0.5, 9, 1) },
  },
  {
    id: 'state',
    type: 'line',
    source,
    filter: kind('state'),
    paint: { 'line-color': colors.state, 'line-width': 1, 'line-dasharray': [3, 2] },
  },
];

const roads: LayerSpecification[] = [
  {
    id: 'road-edge',
    type: 'line',
    source,
    minzoom: 6.5,
    filter: kind('road'),
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': colors.roadEdge,
      'line-opacity': byZoom(6.5, 0, 7.5, 0.85),
      'line-width': growing(6, motorwayOr(1.8, 0.8), 9, motorwayOr(4.8, 3.2), 11, motorwayOr(7.5, 5)),
    },
  },
  {
    id: 'road',
    type: 'line',
    source,
    filter: kind('road'),
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': colors.road,
      'line-opacity': byZoom(5, motorwayOr(0.5, 0), 7, motorwayOr(0.8, 0.35), 9, motorwayOr(1, 0.7)),
      'line-width': growing(5, motorwayOr(0.7, 0.3), 9, motorwayOr(2.5, 1.3), 11, motorwayOr(4.2, 2.6)),
    },
  },
];

const water: LayerSpecification[] = [
  { id: 'sea', type: 'fill', source, filter: kind('sea'), paint: { 'fill-color': colors.sea[0] } },
  ...([1, 2, 3] as const).map(
    (depth): LayerSpecification => ({
      id: `sea-${depth}`,
      type: 'fill',
      source,
      filter: kind('band', ['==', ['get', 'l'], depth]),
      paint: { 'fill-color': colors.sea[depth], 'fill-antialias': false },
    }),
  ),
  {
    id: 'surf',
    type: 'line',
    source,
    filter: kind('sea'),
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': colors.surf,
      'line-opacity': byZoom(5, 0.45, 9, 0.7),
      'line-width': byZoom(5, 4, 9, 9),
      'line-blur': byZoom(5, 3, 9, 7),
      'line-offset': byZoom(5, 2, 9, 4.5),
    },
  },
  {
    id: 'lake',
    type: 'fill',
    source,
    filter: kind('lake', ['>=', ['get', 'a'], ['step', ['zoom'], 60, 6, 25, 7, 12, 8, 4]]),
    paint: { 'fill-color': colors.lake, 'fill-outline-color': colors.lakeEdge },
  },
  {
    id: 'coast',
    type: 'line',
    source,
    filter: kind('sea'),
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': colors.coast,
      'line-opacity': byZoom(5, 0.5, 9, 0.85),
      'line-width': byZoom(5, 0.5, 9, 1.2),
    },
  },
];

const names: LayerSpecification[] = [
  {
    id: 'road-name',
    type: 'symbol',
    source,
    minzoom: 8,
    filter: kind('road', ['==', ['get', 'c'], 1]),
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 420,
      'text-field': ['get', 'n'],
      'text-font': ['Outfit'],
      'text-size': 11,
    },
    paint: { 'text-color': colors.roadName, 'text-halo-color': colors.roadEdge, 'text-halo-width': 2 },
  },
  {
    id: 'water-name',
    type: 'symbol',
    source,
    filter: kind('wlabel', ['<=', ['get', 'r'], ['step', ['zoom'], 1, 6, 2, 8, 3]]),
    layout: {
      'text-field': ['get', 'n'],
      'text-font': ['Fraunces'],
      'text-size': byZoom(5, ['match', ['get', 'r'], 1, 15, 11], 9, ['match', ['get', 'r'], 1, 23, 16]),
      'text-letter-spacing': 0.1,
      'text-max-width': 6,
    },
    paint: { 'text-color': colors.waterName },
  },
  {
    id: 'region-name',
    type: 'symbol',
    source,
    maxzoom: 8,
    filter: kind('rlabel', ['!=', ['get', 't'], 'green'], ['!=', ['get', 't'], 'state']),
    layout: {
      'text-field': ['get', 'n'],
      'text-font': ['Outfit'],
      'text-size': 10.5,
      'text-letter-spacing': 0.4,
    },
    paint: { 'text-color': colors.regionName },
  },
  {
    id: 'green-name',
    type: 'symbol',
    source,
    minzoom: 6.8,
    filter: kind('rlabel', ['==', ['get', 't'], 'green']),
    layout: { 'text-field': ['get', 'n'], 'text-font': ['Fraunces'], 'text-size': byZoom(7, 12, 10, 18) },
    paint: { 'text-color': colors.greenName },
  },
];

/** The zoom from which towns of a rank have labels. Filters apply at whole zooms: layers per rank. */
const placeRanks = [
  { rank: 4, from: 8.6, size: [10.5, 12] },
  { rank: 3, from: 7.3, size: [10.5, 12] },
  { rank: 2, from: 5.8, size: [10.5, 14] },
  { rank: 1, from: 0, size: [12, 17] },
] as const;
const places = placeRanks.flatMap(({ rank, from, size: [small, large] }): LayerSpecification[] => {
  const filter = kind('place', ['==', ['get', 'r'], rank]);
  return [
    {
      id: `place-dot-${rank}`,
      type: 'circle',
      source,
      minzoom: from,
      filter,
      paint: {
        'circle-radius': rank === 1 ? 2.4 : 1.8,
        'circle-color': colors.florida,
        'circle-stroke-color': colors.placeDot,
        'circle-stroke-width': 1.1,
      },
    },
    {
      id: `place-${rank}`,
      type: 'symbol',
      source,
      minzoom: from,
      filter,
      layout: {
        'text-field': ['get', 'n'],
        'text-font': ['Outfit'],
        'text-size': byZoom(5, small, 9, large),
        'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
        'text-radial-offset': byZoom(6, 0.6, 9, 1.25),
        'text-justify': 'auto',
        'text-padding': 2,
      },
      paint: {
        'text-color': rank < 3 ? colors.placeName : colors.smallPlaceName,
        'text-halo-color': colors.halo,
        'text-halo-width': 1.4,
      },
    },
  ];
});

/** Invisible, but placed first: the labels of towns then avoid our markers. */
const markerRoom: LayerSpecification = {
  id: 'marker-room',
  type: 'symbol',
  source: 'markers',
  layout: {
    'text-field': 'O',
    'text-font': ['Outfit'],
    'text-size': byZoom(6, 12, 9, 30),
    'text-allow-overlap': true,
    'text-padding': 0,
  },
  paint: { 'text-opacity': 0 },
};

/** Our own map style: one data file and two fonts from our own origin, no third-party requests. */
export const mapStyle = (markers: readonly Coordinates[]): StyleSpecification => ({
  version: 8,
  name: 'Sand and sunset',
  // Since version 6 MapLibre draws labels from ordinary font files, so no glyph server is needed.
  'font-faces': { Outfit: outfit, Fraunces: fraunces },
  sources: {
    florida: { type: 'geojson', data: florida, tolerance: 0.3, buffer: 128, maxzoom: 10 },
    markers: {
      type: 'geojson',
      data: {
        type: 'FeatureCollection',
        features: markers.map(({ longitude, latitude }) => ({
          type: 'Feature',
          properties: {},
          geometry: { type: 'Point', coordinates: [longitude, latitude] },
        })),
      },
    },
  },
  layers: [...ground, ...roads, ...water, ...names, ...places, markerRoom],
});
