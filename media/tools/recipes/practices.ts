/** The class films: who moves through which poses, in what light, and how slowly. */
import type { classKinds } from '../../manifest.ts';

type Kind = (typeof classKinds)[number];
type Point = readonly [x: number, y: number, z: number];

export type Practice = {
  kind: Kind;
  /** A route of tools/blender/routes.py. */
  route: string;
  poses: number;
  /** Poses on the route at which the figure rests; it passes through the others. */
  rests: readonly number[];
  /** Seconds from one pose to the next, and of each rest. */
  pace: number;
  rest: number;
  who: Record<string, unknown>;
  turn: number;
  /** Where the camera stands, what it looks at, its lens; the usual place of this stage if left out. */
  eye?: readonly [from: Point, to: Point, lens: number];
  /** Colors of the stage that differ from the usual ones. */
  paint?: Record<string, string>;
  seed: number;
};

/** Renders per step from pose to pose; the frames between them follow the motion of each point. */
export const keysPerStep = 4;
export const practiceSize = [864, 486] as const;

const man = { gender: 1, bottom: 'shorts', bottom_cloth: 'ink', top: 'tank' } as const;
const slow = { pace: 5.5, rest: 2 } as const;
const brisk = { pace: 2.8, rest: 0.6 } as const;
const calm = { pace: 6, rest: 2.4 } as const;

export const practices: Readonly<Record<string, Practice>> = {
  'flow-1': {
    ...{ kind: 'flow', route: 'step back', poses: 4, rests: [0, 2, 3], turn: 1.48, seed: 7, ...slow },
    who: { skin: 'honey', hair: 'espresso', style: 'bun', top: 'bra', cloth: 'ivory', bottom_cloth: 'wine' },
  },
  'flow-2': {
    ...{ kind: 'flow', route: 'tree', poses: 3, rests: [0, 1, 2], turn: 0.35, seed: 8, ...slow },
    who: { skin: 'umber', hair: 'ink', style: 'afro', top: 'bra', cloth: 'marigold', bottom_cloth: 'plum' },
    eye: [[0.1, -6.0, 1.05], [0.15, 0, 1.2], 50],
    paint: { wall: '#b9654a', floor: '#b4694e', sun: '#ffb870', mat: '#e8c9a0' },
  },
  'flow-3': {
    ...{ kind: 'flow', route: 'warrior', poses: 3, rests: [0, 1, 2], turn: -0.12, seed: 9, ...slow },
    who: { skin: 'bronze', hair: 'ink', style: 'short', cloth: 'ivory', ...man },
    eye: [[0.3, -6.0, 1.1], [0.15, 0, 1.02], 52],
    paint: { wall: '#e3bfa0', floor: '#d6a886', sun: '#ffd09a', mat: '#2f4a3e' },
  },
  'flow-4': {
    ...{ kind: 'flow', route: 'dog', poses: 3, rests: [0, 1, 2], turn: 1.57, seed: 10, ...slow },
    who: {
      skin: 'porcelain',
      hair: 'ink',
      style: 'bob',
      top: 'tank',
      cloth: 'palm',
      bottom_cloth: 'palm',
      heads: [0.2, 0, 0.8],
    },
    eye: [[0.2, -6.2, 0.95], [0.15, 0, 0.98], 52],
    paint: { wall: '#cf8468', floor: '#c98c6c', sun: '#ffcf94', mat: '#7a2232' },
  },
  'fiit-1': {
    ...{ kind: 'fiit', route: 'knees', poses: 3, rests: [0, 1, 2], turn: 1.2, seed: 7, ...brisk },
    who: {},
  },
  'fiit-2': {
    ...{ kind: 'fiit', route: 'squat', poses: 3, rests: [0, 2], turn: 0.75, seed: 8, ...brisk },
    who: {
      skin: 'cocoa',
      hair: 'ink',
      style: 'pony',
      top: 'bra',
      cloth: 'marigold',
      bottom: 'leggings',
      bottom_cloth: 'ink',
      gender: 0,
    },
    eye: [[0.1, -6.6, 1.05], [0.25, 0, 1.2], 48],
    paint: { wall: '#6e2636', floor: '#5c2230', sun: '#ff9a5a' },
  },
  'fiit-3': {
    ...{ kind: 'fiit', route: 'climber', poses: 3, rests: [0, 1, 2], turn: 1.57, seed: 9, ...brisk },
    who: { skin: 'sand', hair: 'chestnut', style: 'short', cloth: 'palm', ...man },
    eye: [[0.1, -5.6, 0.85], [0.3, 0, 0.9], 52],
    paint: { wall: '#a8402f', floor: '#8a3a30', sun: '#ff8a44' },
  },
  'fiit-4': {
    ...{ kind: 'fiit', route: 'lunge', poses: 3, rests: [0, 1, 2], turn: 1.25, seed: 10, ...brisk },
    who: {
      skin: 'bronze',
      hair: 'espresso',
      style: 'bun',
      top: 'bra',
      cloth: 'ember',
      bottom: 'leggings',
      bottom_cloth: 'wine',
      gender: 0,
    },
    paint: { wall: '#4a1f33', floor: '#40202c', sun: '#ff7a4a' },
  },
  'restore-1': {
    ...{ kind: 'restore', route: 'seated reach', poses: 4, rests: [0, 2, 3], turn: 0.3, seed: 7, ...calm },
    who: {},
    eye: [[0.1, -5.6, 0.95], [0.12, 0, 0.9], 56],
  },
  'restore-2': {
    ...{ kind: 'restore', route: 'child', poses: 3, rests: [0, 1, 2], turn: 1.35, seed: 8, ...calm },
    who: {
      skin: 'cocoa',
      hair: 'ink',
      style: 'bun',
      top: 'tank',
      cloth: 'blush',
      bottom_cloth: 'plum',
      heads: [0.1, 0.85, 0.05],
    },
    eye: [[0.2, -5.4, 0.85], [0.3, 0, 0.78], 56],
    paint: { wall: '#d9b09a', niche: '#a85a48', floor: '#cfa288', mat: '#2f4a3e' },
  },
  'restore-3': {
    ...{ kind: 'restore', route: 'seated twist', poses: 3, rests: [0, 1, 2], turn: 0.45, seed: 9, ...calm },
    who: {
      skin: 'sand',
      hair: 'espresso',
      style: 'short',
      cloth: 'ivory',
      ...man,
      bottom: 'leggings',
      bottom_cloth: 'palm',
    },
    eye: [[0.1, -5.4, 0.9], [0.2, 0, 0.76], 58],
    paint: { wall: '#c9c2a2', niche: '#7d9070', floor: '#cdb48e', mat: '#7a2232' },
  },
  'restore-4': {
    ...{ kind: 'restore', route: 'legs up', poses: 3, rests: [0, 1, 2], turn: 1.57, seed: 10, ...calm },
    who: {
      skin: 'porcelain',
      hair: 'silver',
      style: 'bob',
      top: 'tank',
      cloth: 'clay',
      bottom_cloth: 'wine',
      heads: [0.8, 0.05, 0.15],
    },
    eye: [[0.1, -5.2, 0.85], [0.1, 0, 0.7], 56],
    paint: { wall: '#ecd2b2', niche: '#d98a62', floor: '#e0bf9a', mat: '#4d1526' },
  },
};

/** A pose of a practice, as a master for pictures. */
export const stillName = (practice: string, pose: number) => `still/${practice}-${pose}`;

export const stills: ReadonlySet<string> = new Set(
  Object.entries(practices).flatMap(([name, { poses }]) =>
    Array.from({ length: poses }, (_, pose) => stillName(name, pose)),
  ),
);
