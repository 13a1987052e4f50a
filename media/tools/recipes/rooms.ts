/**
 * The hot room of each studio: how it is built, painted and planted. No two share a plan, a wall or a light.
 */
import type { RoomTheme, StudioLook } from './studios.ts';

type Hex = `#${string}`;
type Mats = readonly [Hex, Hex, Hex];
type Frame = readonly [left: number, top: number, width: number];
type Plant = 'areca' | 'banana' | 'snake' | 'olive' | 'pampas' | 'cactus' | 'agave' | 'hanging';

type Colors = {
  wall: Hex;
  /** The far wall, with the sun. */
  accent: Hex;
  /** The darkest paint: niches, reliefs, the hollow behind the sun. */
  deep: Hex;
  floor: Hex;
  trim: Hex;
  cloth: Hex;
  pot: Hex;
  leaf: Hex;
  mats: Mats;
  ceiling?: Hex;
};

export type RoomPlan = {
  size: 'square' | 'long' | 'wide' | 'tall';
  sun:
    | 'disc'
    | 'half'
    | 'ring'
    | 'niche'
    | 'slats'
    | 'arches'
    | 'eclipse'
    | 'garden'
    | 'doors'
    | 'tubes'
    | 'fan';
  /** Meters the sun stands off the middle of its wall. */
  sunAt?: number;
  ceiling: 'flat' | 'beams' | 'coffer' | 'slats' | 'vault' | 'gable' | 'skylight';
  floor: 'boards' | 'wide' | 'herringbone' | 'tiles' | 'terrazzo' | 'concrete';
  heating: 'strips' | 'lines' | 'tiles' | 'lanterns';
  /** The wall opposite the windows. */
  across: 'mirrors' | 'discs' | 'bars' | 'shelves' | 'niches' | 'screen' | 'rack' | 'curtain' | 'reliefs';
  mats: 'rows' | 'across' | 'stagger' | 'fan' | 'circle' | 'pairs' | 'slant';
  plants: readonly [Plant, Plant];
  /** The side its windows are on. */
  side: 'left' | 'right';
  stand: 'centre' | 'aside' | 'near' | 'low' | 'high';
  corner: 'window' | 'across';
  detail: 'mat' | 'sun' | 'plant';
  /**
   * Corner and detail as parts of the room's own picture, [left, top, width], for rooms the camera has not
   * walked into.
   */
  parts: readonly [corner: Frame, detail: Frame];
  paint?: Partial<Colors>;
};

const themes: Record<RoomTheme, Colors> = {
  terracotta: {
    ...{ wall: '#e8ccae', accent: '#bf6242', deep: '#8a3a2a', floor: '#9a6a45', trim: '#6e3b26' },
    ...{ cloth: '#f0dfc6', pot: '#a85238', leaf: '#3f5a3a', mats: ['#7a2232', '#c8452a', '#d9a05a'] },
  },
  sand: {
    ...{ wall: '#efe2cc', accent: '#d9b48a', deep: '#b07a50', floor: '#a8794e', trim: '#8a6a4a' },
    ...{ cloth: '#f3e6d2', pot: '#c98f6c', leaf: '#4a6340', mats: ['#2f4a3e', '#8a3a2a', '#e0b070'] },
  },
  rosewood: {
    ...{ wall: '#cf9a86', accent: '#6e2636', deep: '#4a1220', floor: '#6e4430', trim: '#4a1d22' },
    ...{ cloth: '#e8c0a8', pot: '#7a2232', leaf: '#33503a', mats: ['#e0a050', '#d9775a', '#f0dcc0'] },
  },
  lagoon: {
    ...{ wall: '#e6dcc4', accent: '#2a6466', deep: '#1f4a4c', floor: '#a67b52', trim: '#1f4a4c' },
    ...{ cloth: '#f0e2cd', pot: '#c8653f', leaf: '#3a5f45', mats: ['#c8452a', '#e0a050', '#1f5a5c'] },
  },
  palm: {
    ...{ wall: '#e6dcc0', accent: '#6f8a5e', deep: '#2f4a3e', floor: '#c29a6a', trim: '#4a3a2a' },
    ...{ cloth: '#efe4cc', pot: '#b4583a', leaf: '#3f5a3a', mats: ['#c8452a', '#2f4a3e', '#e8cfa0'] },
  },
  blush: {
    ...{ wall: '#f3d6c4', accent: '#e0a08a', deep: '#b4604c', floor: '#c49a78', trim: '#8a4a3a' },
    ...{ cloth: '#f6e6d6', pot: '#c8653f', leaf: '#46603f', mats: ['#7a2232', '#f0e2cd', '#c8452a'] },
  },
  marigold: {
    ...{ wall: '#f2dcb4', accent: '#e0a040', deep: '#a84a2c', floor: '#9a6a45', trim: '#6e3b26' },
    ...{ cloth: '#f3e0bc', pot: '#b4583a', leaf: '#3f5a3a', mats: ['#7a2232', '#2f4a3e', '#f0e2cd'] },
  },
  plum: {
    ...{ wall: '#b0706a', accent: '#642a4c', deep: '#2a1020', floor: '#86675e', trim: '#3a1e2a' },
    ...{ cloth: '#d8a08c', pot: '#c8653f', leaf: '#3a5540', mats: ['#e0902a', '#c8452a', '#f0e2cd'] },
  },
};

export const roomPlans: Readonly<Record<string, RoomPlan>> = {
  'north-fort-lauderdale': {
    ...{
      size: 'square',
      sun: 'disc',
      ceiling: 'beams',
      floor: 'boards',
      heating: 'strips',
      across: 'mirrors',
    },
    ...{ mats: 'rows', plants: ['areca', 'areca'], side: 'right' },
    ...{ stand: 'aside', corner: 'window', detail: 'mat' },
    parts: [
      [0.42, 0.18, 0.58],
      [0.36, 0.44, 0.56],
    ],
  },
  'downtown-ft-lauderdale': {
    ...{ size: 'long', sun: 'tubes', ceiling: 'beams', floor: 'concrete', heating: 'lines', across: 'rack' },
    ...{ mats: 'rows', plants: ['snake', 'snake'], side: 'left' },
    ...{ stand: 'near', corner: 'across', detail: 'mat' },
    parts: [
      [0.42, 0.16, 0.58],
      [0.1, 0.44, 0.56],
    ],
    paint: { wall: '#d4a08c', accent: '#7a2c3c', floor: '#a4846f', ceiling: '#7a4a48', trim: '#3f2024' },
  },
  davie: {
    ...{ size: 'square', sun: 'garden', ceiling: 'vault', floor: 'boards', heating: 'tiles', across: 'bars' },
    ...{ mats: 'fan', plants: ['olive', 'areca'], side: 'right' },
    ...{ stand: 'centre', corner: 'across', detail: 'plant' },
    parts: [
      [0.42, 0.16, 0.58],
      [0.38, 0.44, 0.56],
    ],
  },
  'deerfield-beach': {
    ...{ size: 'wide', sun: 'half', ceiling: 'slats', floor: 'terrazzo', heating: 'lines', across: 'niches' },
    ...{ mats: 'stagger', plants: ['banana', 'agave'], side: 'left' },
    ...{ stand: 'aside', corner: 'window', detail: 'mat' },
    parts: [
      [0, 0.14, 0.58],
      [0.02, 0.42, 0.58],
    ],
    paint: { floor: '#e3d2b4' },
  },
  'boca-raton': {
    ...{
      size: 'tall',
      sun: 'niche',
      ceiling: 'beams',
      floor: 'herringbone',
      heating: 'tiles',
      across: 'curtain',
    },
    ...{ mats: 'circle', plants: ['olive', 'pampas'], side: 'right' },
    ...{ stand: 'aside', corner: 'window', detail: 'mat' },
    parts: [
      [0.42, 0.18, 0.58],
      [0.4, 0.44, 0.56],
    ],
  },
  'pembroke-pines': {
    ...{ size: 'long', sun: 'ring', ceiling: 'slats', floor: 'boards', heating: 'tiles', across: 'shelves' },
    ...{ mats: 'slant', plants: ['areca', 'hanging'], side: 'left' },
    ...{ stand: 'near', corner: 'across', detail: 'plant' },
    parts: [
      [0.42, 0.22, 0.58],
      [0, 0.14, 0.56],
    ],
  },
  hollywood: {
    ...{
      size: 'wide',
      sun: 'arches',
      ceiling: 'flat',
      floor: 'terrazzo',
      heating: 'strips',
      across: 'discs',
    },
    ...{ mats: 'across', plants: ['agave', 'banana'], side: 'right' },
    ...{ stand: 'centre', corner: 'across', detail: 'sun' },
    parts: [
      [0.3, 0.2, 0.58],
      [0.42, 0.42, 0.56],
    ],
    paint: { floor: '#ead0a8' },
  },
  'midtown-miami': {
    ...{
      size: 'tall',
      sun: 'eclipse',
      ceiling: 'coffer',
      floor: 'concrete',
      heating: 'lines',
      across: 'rack',
    },
    ...{ mats: 'across', plants: ['snake', 'cactus'], side: 'right' },
    ...{ stand: 'low', corner: 'window', detail: 'mat' },
    parts: [
      [0.42, 0.2, 0.58],
      [0.3, 0.4, 0.56],
    ],
    paint: { ceiling: '#5c3444' },
  },
  'coral-springs': {
    ...{
      size: 'wide',
      sun: 'slats',
      ceiling: 'flat',
      floor: 'tiles',
      heating: 'lanterns',
      across: 'shelves',
    },
    ...{ mats: 'pairs', plants: ['pampas', 'areca'], side: 'left' },
    ...{ stand: 'high', corner: 'across', detail: 'mat' },
    parts: [
      [0, 0.14, 0.6],
      [0, 0.44, 0.56],
    ],
    paint: { wall: '#f0dcc4', accent: '#c97850', floor: '#c0805a' },
  },
  'coral-gables': {
    ...{
      size: 'tall',
      sun: 'fan',
      ceiling: 'coffer',
      floor: 'herringbone',
      heating: 'strips',
      across: 'mirrors',
    },
    ...{ mats: 'rows', plants: ['olive', 'olive'], side: 'left' },
    ...{ stand: 'aside', corner: 'window', detail: 'plant' },
    parts: [
      [0, 0.2, 0.58],
      [0.14, 0.44, 0.56],
    ],
    paint: { wall: '#f3e8d2', accent: '#8f8f62', deep: '#5c5c3a', floor: '#9a6a46', trim: '#7a5236' },
  },
  weston: {
    ...{ size: 'wide', sun: 'ring', ceiling: 'beams', floor: 'tiles', heating: 'tiles', across: 'niches' },
    ...{ mats: 'circle', plants: ['banana', 'hanging'], side: 'right' },
    ...{ stand: 'high', corner: 'window', detail: 'plant' },
    parts: [
      [0.28, 0.14, 0.6],
      [0.4, 0.44, 0.56],
    ],
    paint: { wall: '#d3d6ba', accent: '#4f6e5a', floor: '#cfa878', trim: '#6a5038' },
  },
  'west-boca': {
    ...{
      size: 'long',
      sun: 'niche',
      ceiling: 'vault',
      floor: 'wide',
      heating: 'lanterns',
      across: 'reliefs',
    },
    ...{ mats: 'fan', plants: ['areca', 'snake'], side: 'left' },
    ...{ stand: 'centre', corner: 'across', detail: 'sun' },
    parts: [
      [0.3, 0.1, 0.6],
      [0.2, 0.42, 0.56],
    ],
    paint: { wall: '#d8a894', accent: '#8a3440', deep: '#6e2430', floor: '#6a402c' },
  },
  'winter-park': {
    ...{
      size: 'long',
      sun: 'garden',
      ceiling: 'beams',
      floor: 'boards',
      heating: 'tiles',
      across: 'curtain',
    },
    ...{ mats: 'pairs', plants: ['olive', 'pampas'], side: 'left' },
    ...{ stand: 'low', corner: 'window', detail: 'mat' },
    parts: [
      [0, 0.1, 0.6],
      [0, 0.44, 0.56],
    ],
    paint: { wall: '#ece6d4', accent: '#7fa69e', floor: '#d0ac7c', trim: '#f0e6d2' },
  },
  'palm-beach-gardens': {
    ...{
      size: 'wide',
      sun: 'slats',
      ceiling: 'skylight',
      floor: 'terrazzo',
      heating: 'lines',
      across: 'mirrors',
    },
    ...{ mats: 'fan', plants: ['banana', 'banana'], side: 'right' },
    ...{ stand: 'near', corner: 'across', detail: 'plant' },
    parts: [
      [0.02, 0.2, 0.58],
      [0.42, 0.36, 0.58],
    ],
    paint: { wall: '#f4e6c8', accent: '#e3b458', deep: '#c07a2a', floor: '#efe0c4', trim: '#8a5c34' },
  },
  delray: {
    ...{
      size: 'square',
      sun: 'doors',
      ceiling: 'vault',
      floor: 'wide',
      heating: 'strips',
      across: 'reliefs',
    },
    ...{ mats: 'circle', plants: ['agave', 'cactus'], side: 'left' },
    ...{ stand: 'aside', corner: 'across', detail: 'mat' },
    parts: [
      [0.3, 0.1, 0.62],
      [0, 0.44, 0.56],
    ],
    paint: { wall: '#f6dccb', accent: '#e08468', deep: '#b4483a', floor: '#b98a62' },
  },
  doral: {
    ...{ size: 'tall', sun: 'tubes', ceiling: 'gable', floor: 'concrete', heating: 'strips', across: 'bars' },
    ...{ mats: 'stagger', plants: ['cactus', 'snake'], side: 'right' },
    ...{ stand: 'centre', corner: 'across', detail: 'mat' },
    parts: [
      [0, 0.2, 0.6],
      [0.4, 0.42, 0.56],
    ],
    paint: { wall: '#e3c8b8', accent: '#7a2a4a', deep: '#4a1430', floor: '#a48878', trim: '#3a1626' },
  },
  jacksonville: {
    ...{ size: 'square', sun: 'half', sunAt: -1.2, ceiling: 'beams', floor: 'wide', heating: 'lanterns' },
    ...{ across: 'discs', mats: 'slant', plants: ['pampas', 'agave'], side: 'left' },
    ...{ stand: 'near', corner: 'window', detail: 'sun' },
    parts: [
      [0.42, 0.2, 0.58],
      [0.2, 0.44, 0.56],
    ],
    paint: { wall: '#f4ecdc', accent: '#d8bf98', deep: '#3f6a70', floor: '#d9bf98', trim: '#e6d8c0' },
  },
  'west-kendall': {
    ...{ size: 'square', sun: 'arches', sunAt: 0.9, ceiling: 'flat', floor: 'tiles', heating: 'lines' },
    ...{ across: 'screen', mats: 'across', plants: ['banana', 'cactus'], side: 'right' },
    ...{ stand: 'aside', corner: 'window', detail: 'mat' },
    parts: [
      [0.42, 0.14, 0.58],
      [0.3, 0.42, 0.56],
    ],
    paint: { wall: '#f2d2b8', accent: '#bf5238', deep: '#7a2a24', floor: '#b46c48' },
  },
  pinecrest: {
    ...{
      size: 'square',
      sun: 'disc',
      sunAt: -1.1,
      ceiling: 'coffer',
      floor: 'herringbone',
      heating: 'lines',
    },
    ...{ across: 'screen', mats: 'pairs', plants: ['areca', 'hanging'], side: 'right' },
    ...{ stand: 'near', corner: 'window', detail: 'mat' },
    parts: [
      [0.4, 0.1, 0.6],
      [0.3, 0.44, 0.56],
    ],
    paint: { wall: '#b8be9a', accent: '#3a5a4a', deep: '#1f332a', floor: '#a06e48', trim: '#80583a' },
  },
  wellington: {
    ...{ size: 'tall', sun: 'fan', ceiling: 'gable', floor: 'wide', heating: 'lines', across: 'shelves' },
    ...{ mats: 'stagger', plants: ['olive', 'hanging'], side: 'left' },
    ...{ stand: 'low', corner: 'across', detail: 'mat' },
    parts: [
      [0, 0.14, 0.58],
      [0, 0.44, 0.56],
    ],
    paint: { wall: '#ecdfc4', accent: '#a8683a', deep: '#6e3a1c', floor: '#b07c4c', trim: '#6a4428' },
  },
};

/** Rooms that were rendered from a second and a third place. */
export const walked: Readonly<Record<'corner' | 'detail', readonly string[]>> = {
  corner: Object.keys(roomPlans),
  detail: [
    'north-fort-lauderdale',
    'downtown-ft-lauderdale',
    'davie',
    'deerfield-beach',
    'boca-raton',
    'pembroke-pines',
    'hollywood',
    'midtown-miami',
    'coral-springs',
  ],
};

export const planOf = (slug: string): RoomPlan => {
  const plan = roomPlans[slug];
  if (!plan) throw new Error(`${slug} has no room in recipes/rooms.ts`);
  return plan;
};

/** What Blender's side of the scene `studio` asks for. */
export const roomParams = (slug: string, look: StudioLook) => {
  const { size, sun, sunAt = 0, ceiling, floor, heating, across, mats, plants, side, paint } = planOf(slug);
  const { seed, town, hour, kind, windows, room } = look;
  return {
    ...{ seed, town, hour, kind, windows, size, ceiling, floor, heating, mats, plants, side },
    ...{ sun_motif: sun, motif_at: sunAt, wall_across: across, colors: { ...themes[room], ...paint } },
  };
};
