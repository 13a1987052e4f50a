/**
 * Colors of the map: lighter versions of sand and sunset. MapLibre reads plain values and no CSS variables, so they
 * are not in tokens.css.
 */
export const colors = {
  sea: ['#f6dfc8', '#f1d2b6', '#ecc5a5', '#e6b795'],
  surf: '#fff6e9',
  land: '#f7ebda',
  florida: '#fff9ef',
  urban: '#eebf8f',
  green: '#e9e3c4',
  lake: '#f4dcc4',
  lakeEdge: 'rgba(217, 164, 127, 0.55)',
  coast: '#cf8a60',
  county: '#e6d0b6',
  state: '#cfa987',
  road: '#e2a06d',
  roadEdge: '#fffaf2',
  roadName: '#94512a',
  placeName: '#4a1220',
  smallPlaceName: '#6d4438',
  placeDot: '#9a7359',
  regionName: '#80604c',
  waterName: '#8d5030',
  greenName: '#696333',
  halo: 'rgba(255, 249, 239, 0.92)',
} as const;
