/**
 * The pool of the on-demand classes: loops of 8 or 12 seconds, each one pose or movement that a class repeats as
 * often as a teacher would hold it. A few teachers share the work, each on a stage of their own.
 */
import type { classKinds } from '../../manifest.ts';
import { portraits, teacherInstructors } from './cast.ts';
import * as p from './poses.ts';

type Kind = (typeof classKinds)[number];
type Point = readonly [x: number, y: number, z: number];
/** Where the camera stands, what it looks at, its lens. */
type Eye = readonly [from: Point, to: Point, lens: number];
type Stage = {
  kind: Kind;
  who: object;
  face: number;
  seed: number;
  paint?: Record<string, string>;
  eyes: { standing: Eye; floor: Eye };
};
export type Loop = {
  /** A name of `stages`. */
  stage: string;
  poses: readonly p.Pose[];
  /** Renders from one pose to the next: so many that no hand goes much further than ten points between two. */
  steps: number;
  /** How much of the way it goes: a held pose only breathes. */
  share?: number;
  /** The bone that stays where it is. */
  anchor: string;
  turn: number;
  eye: keyof Stage['eyes'];
  seconds: 8 | 12;
  /** How often the figure goes there and back. */
  times: number;
  /** Has a left and a right, which is the same film mirrored. */
  sided?: true;
};

export const loopSize = [864, 486] as const;

const man = { gender: 1, bottom: 'shorts', bottom_cloth: 'ink', top: 'tank' } as const;
const flowEyes = {
  standing: [[0.1, -6.3, 1.15], [0.12, 0, 1.16], 50],
  floor: [[0.1, -5.6, 0.95], [0.12, 0, 0.8], 54],
} as const;
const fiitEyes = {
  standing: [[0.1, -6.6, 1.05], [0.25, 0, 1.2], 48],
  floor: [[0.1, -5.8, 0.9], [0.25, 0, 0.82], 52],
} as const;
const restoreEyes = {
  standing: [[0.1, -6.0, 0.95], [0.1, 0, 0.95], 52],
  floor: [[0.1, -5.6, 0.9], [0.12, 0, 0.72], 56],
} as const;

const classStages = {
  sunrise: {
    who: { skin: 'honey', hair: 'espresso', style: 'bun', top: 'bra', cloth: 'ivory', bottom_cloth: 'wine' },
    ...{ kind: 'flow', face: 5, seed: 7, eyes: flowEyes },
  },
  dusk: {
    who: { skin: 'umber', hair: 'ink', style: 'afro', top: 'bra', cloth: 'marigold', bottom_cloth: 'plum' },
    paint: { wall: '#b9654a', floor: '#b4694e', sun: '#ffb870', mat: '#e8c9a0' },
    ...{ kind: 'flow', face: 5, seed: 8, eyes: flowEyes },
  },
  ember: {
    who: {
      ...{ skin: 'cocoa', hair: 'ink', style: 'pony', top: 'bra', cloth: 'marigold', gender: 0 },
      ...{ bottom: 'leggings', bottom_cloth: 'ink', heads: [0.1, 0.85, 0.05] },
    },
    ...{ kind: 'fiit', face: 11, seed: 8, eyes: fiitEyes },
  },
  night: {
    who: {
      ...{ skin: 'cocoa', hair: 'ink', style: 'pony', top: 'bra', cloth: 'marigold', gender: 0 },
      ...{ bottom: 'leggings', bottom_cloth: 'ink' },
    },
    paint: { wall: '#6e2636', floor: '#5c2230', sun: '#ff9a5a' },
    ...{ kind: 'fiit', face: 5, seed: 8, eyes: fiitEyes },
  },
  forge: {
    who: { skin: 'umber', hair: 'ink', style: 'short', cloth: 'ember', ...man },
    ...{
      kind: 'fiit',
      face: 5,
      seed: 7,
      eyes: { ...fiitEyes, standing: [[0.1, -6.0, 1.02], [0.2, 0, 1.1], 52] },
    },
  },
  candle: {
    who: {
      ...{ skin: 'sand', hair: 'silver', style: 'short', top: 'tee', cloth: 'ivory', gender: 1, age: 0.72 },
      ...{ bottom: 'leggings', bottom_cloth: 'palm' },
    },
    ...{ kind: 'restore', face: 9, seed: 9, eyes: restoreEyes },
  },
  alcove: {
    who: { skin: 'honey', hair: 'espresso', style: 'bun', top: 'tank', cloth: 'ivory', bottom_cloth: 'palm' },
    ...{
      kind: 'restore',
      face: 5,
      seed: 7,
      eyes: { ...restoreEyes, floor: [[0.1, -5.6, 0.95], [0.12, 0, 0.9], 56] },
    },
  },
} as const satisfies Record<string, Stage>;

const side = Math.PI / 2 - 0.09;
const standing = { eye: 'standing', anchor: 'foot.L' } as const;
const seat = { eye: 'floor', anchor: 'root' } as const;
const onKnees = { eye: 'floor', anchor: 'lowerleg01.L', turn: side } as const;
const onHands = { eye: 'floor', anchor: 'wrist.L', turn: side } as const;
const onBack = { eye: 'floor', anchor: 'head', turn: Math.PI / 2 } as const;
const profile = { turn: side } as const;
const sided = { sided: true } as const;
type Rest = Omit<Loop, 'poses' | 'steps' | 'times' | 'seconds' | 'stage'> & Partial<Loop>;

/** One breath: in for four, out for four. */
const breath =
  (...poses: readonly p.Pose[]) =>
  (more: Rest) =>
    ({ poses, steps: 24, times: 1, seconds: 8, ...more }) as const;
/** A held pose breathes: it goes a little of the way to the next one. */
const held = (pose: p.Pose, toward: p.Pose, share: number) => (more: Rest) =>
  ({ poses: [pose, toward], share, steps: 8, times: 1, seconds: 8, ...more }) as const;
/** In for five, out for seven. */
const slow =
  (...poses: readonly p.Pose[]) =>
  (more: Rest) =>
    ({ poses, steps: 6, times: 1, seconds: 12, ...more }) as const;
const still = (pose: p.Pose, toward: p.Pose, share: number) => (more: Rest) =>
  ({ poses: [pose, toward], share, steps: 6, times: 1, seconds: 12, ...more }) as const;
const reps =
  (times: number, ...poses: readonly p.Pose[]) =>
  (more: Rest) =>
    ({ poses, steps: 24, times, seconds: 8, ...more }) as const;

const on = (stage: keyof typeof classStages, loops: Record<string, Omit<Loop, 'stage'>>) =>
  Object.fromEntries(Object.entries(loops).map(([name, loop]) => [name, { ...loop, stage } as Loop]));

const lean: p.Pose = {
  ...p.crescent,
  chest: [
    [0, -1, -0.3],
    [0, -0.3, 1],
  ],
  head: [
    [0, -1, -0.25],
    [0, -0.25, 1],
  ],
  ...p.reaching,
};

export const loops: Readonly<Record<string, Loop>> = {
  ...on('sunrise', {
    crow: held(p.crow, p.crowLow, 0.2)(onHands),
    dog: held(p.dog, p.dogBent, 0.4)(onHands),
    cobra: breath(p.cobraLow, p.cobra)({ ...onKnees, anchor: 'root' }),
    'half-moon': held(p.halfMoon, p.halfMoonLow, 0.5)({ ...standing, turn: -0.1, ...sided }),
    'side-plank': held(
      p.sidePlank,
      p.sidePlankReach,
      0.4,
    )({ ...seat, anchor: 'wrist.L', turn: -0.1, steps: 12, ...sided }),
    boat: held(p.boat, p.boatBent, 0.4)({ ...seat, turn: 1.2, steps: 16 }),
    plank: breath(p.plank, p.plankLow)({ ...onHands, steps: 16 }),
    chair: breath(p.chair, p.chairDeep)({ ...standing, turn: 1.1, steps: 4 }),
    triangle: held(p.triangle, p.triangleOpen, 0.12)({ ...standing, turn: -0.1, ...sided }),
    goddess: held(p.goddess, p.goddessHigh, 0.4)({ ...standing, anchor: 'root', turn: 0.15 }),
    camel: held(p.camel, p.tallKneel, 0.25)({ ...onKnees, steps: 12 }),
    lizard: held(p.lizard, p.halfSplit, 0.2)({ ...onKnees, anchor: 'lowerleg01.R', ...sided }),
    reach: breath(p.mountain, p.mountainHigh)({ ...standing, turn: 0.35, steps: 40 }),
    warrior: held(p.warrior, p.warriorDeep, 1)({ ...standing, turn: -0.12, ...sided }),
    'low-lunge': held(p.lowLunge, p.lowLungeOpen, 0.4)({ ...onKnees, anchor: 'foot.L', ...sided }),
    fold: breath(p.fold, p.halfLift)({ ...standing, ...profile, steps: 48 }),
    mountain: held(p.mountain, p.crescentOpen, 0.04)({ ...standing, turn: 1.48 }),
    step: slow(p.mountain, p.crescentOpen, p.crescent)({ ...standing, turn: 1.48, steps: 28, ...sided }),
    crescent: held(p.crescent, lean, 0.08)({ ...standing, turn: 1.48, ...sided }),
    lean: slow(p.crescent, lean)({ ...standing, turn: 1.48, steps: 32, ...sided }),
  }),
  ...on('dusk', {
    'tree-open': slow(p.mountain, p.treeOpen)({ ...standing, turn: 0.35, steps: 24, ...sided }),
    'tree-rise': slow(p.treeOpen, p.tree)({ ...standing, turn: 0.35, steps: 28, ...sided }),
    tree: held(p.tree, p.treeOpen, 0.08)({ ...standing, turn: 0.35, ...sided }),
  }),
  ...on('ember', {
    ready: reps(4, p.ready, p.readyLow)({ ...standing, turn: 0.6, steps: 4 }),
    breathe: { ...breath(p.mountain, p.mountainHigh)({ ...standing, turn: 0.35, steps: 40 }), seconds: 12 },
    lunge: reps(3, p.splitLow, p.split)({ ...standing, turn: 1.25, ...sided }),
    'push-up': reps(3, p.plankLow, p.plank)(onHands),
    bridge: reps(3, p.kneesBent, p.bridge)(onBack),
    punch: reps(4, p.jabLeft, p.ready, p.jabRight)({ ...standing, turn: 0.8, steps: 12 }),
    climber: reps(4, p.climbLeft, p.plank, p.climbRight)({ ...onHands, steps: 12 }),
    hinge: reps(2, p.hinge, p.upright)({ ...standing, turn: 1.25, steps: 32 }),
    press: reps(3, p.pressLow, p.pressHigh)({ ...standing, turn: 0.3 }),
    row: reps(3, p.hinge, p.rowHigh)({ ...standing, turn: 1.25, steps: 16 }),
  }),
  ...on('night', {
    squat: reps(2, p.squat, p.ready, p.reach)({ ...standing, turn: 0.75, steps: 20 }),
    'squat-low': held(p.squat, p.ready, 0.3)({ ...standing, turn: 0.75 }),
    pulse: reps(4, p.squat, p.ready)({ ...standing, turn: 0.75 }),
    'stand-tall': breath(p.ready, p.reach)({ ...standing, turn: 0.75, steps: 26 }),
  }),
  ...on('forge', {
    knees: reps(
      2,
      p.highKnee,
      p.ready,
      p.mirrored(p.highKnee),
    )({ ...standing, anchor: 'root', turn: 1.2, steps: 20 }),
    'knee-hold': held(p.highKnee, p.ready, 0.12)({ ...standing, anchor: 'root', turn: 1.2, ...sided }),
    march: reps(3, p.highKnee, p.ready)({ ...standing, anchor: 'root', turn: 1.2, ...sided }),
  }),
  ...on('candle', {
    'cat-cow': slow(p.cat, p.cow)({ ...onKnees, steps: 28 }),
    swan: slow(p.pigeonFold, p.pigeonBreath)({ ...onKnees, anchor: 'root', turn: 1.2, ...sided }),
    caterpillar: slow(p.caterpillar, p.caterpillarDeep)({ ...seat, turn: side }),
    twist: still(p.seatedTwist, p.seatedTwistTall, 0.5)({ ...seat, turn: 0.2, ...sided }),
    'bridge-held': still(p.bridge, p.kneesBent, 0.2)(onBack),
    'half-frog': slow(p.halfFrog, p.halfFrogBreath)({ ...onKnees, anchor: 'root', turn: 0.5, ...sided }),
    sphinx: still(p.sphinx, p.sphinxSoft, 1)({ ...onKnees, anchor: 'root' }),
    neck: slow(p.neckLeft, p.seated, p.neckRight)({ ...seat, turn: 0.3 }),
    rest: { ...slow(p.lying, p.lyingBreath)(onBack), seconds: 8 },
    seat: slow(p.seated, p.seatedTall)({ ...seat, turn: 0.3 }),
    child: slow(p.child, p.childSoft)(onKnees),
    'legs-up': still(p.legsUp, p.legsUpWide, 0.25)(onBack),
    'supine-twist': slow(p.supineTwistSoft, p.supineTwist)({ ...onBack, ...sided }),
    reclined: slow(p.reclined, p.reclinedBreath)(onBack),
    butterfly: still(p.butterflyFold, p.butterfly, 0.4)({ ...seat, turn: 0.35, steps: 12 }),
    'knees-in': slow(p.kneesToChestOpen, p.kneesToChest)({ ...onBack, steps: 12 }),
    strap: slow(p.strap, p.strapDeep)({ ...onBack, steps: 16, ...sided }),
    dragonfly: still(p.dragonflyFold, p.dragonfly, 0.2)({ ...seat, turn: 0.5, steps: 12 }),
    saddle: slow(p.saddleTall, p.saddle)(onKnees),
  }),
  ...on('alcove', {
    'arms-wide': slow(p.seated, p.seatedWide)({ ...seat, turn: 0.3, steps: 28 }),
    'arms-up': slow(p.seated, p.seatedWide, p.seatedHigh)({ ...seat, turn: 0.3, steps: 28 }),
    'side-bend': slow(p.seatedHigh, p.seatedSide)({ ...seat, turn: 0.3, steps: 32, ...sided }),
    'side-stay': still(p.seatedSide, p.seatedHigh, 0.1)({ ...seat, turn: 0.3, ...sided }),
    'arms-high': still(p.seatedHigh, p.seatedWide, 0.08)({ ...seat, turn: 0.3 }),
  }),
};

/** A pose of each teacher of content/facts/teachers.ts, in that order, for the films in which they introduce themselves. */
const teacherPoses: readonly [kind: Kind, loop: Omit<Loop, 'stage'>][] = [
  ['restore', slow(p.seated, p.seatedTall)({ ...seat, turn: 0.3 })],
  ['fiit', held(p.boat, p.boatBent, 0.4)({ ...seat, turn: 1.2 })],
  ['flow', held(p.tree, p.treeOpen, 0.08)({ ...standing, turn: 0.35 })],
  ['restore', slow(p.lying, p.lyingBreath)(onBack)],
  ['fiit', held(p.splitLow, p.split, 0.2)({ ...standing, turn: 1.25 })],
  ['restore', held(p.tallKneel, p.camel, 0.04)({ ...onKnees, turn: 0.5 })],
  ['fiit', held(p.highKnee, p.ready, 0.12)({ ...standing, anchor: 'root', turn: 1.2 })],
  ['flow', held(p.mountainHigh, p.mountain, 0.06)({ ...standing, turn: 0.35 })],
];
const eyesOf = { flow: flowEyes, fiit: fiitEyes, restore: restoreEyes };
const teacherReel = (index: number) => `teacher-${index + 1}`;

/** All that is rendered: the pool of the classes, and what only the teachers' films show. */
export const reels: Readonly<Record<string, Loop>> = {
  ...loops,
  ...Object.fromEntries(
    teacherPoses.map(([, loop], i) => [teacherReel(i), { ...loop, stage: teacherReel(i) }]),
  ),
};

export const stages: Readonly<Record<string, Stage>> = {
  ...classStages,
  ...Object.fromEntries(
    teacherPoses.map(([kind], i): [string, Stage] => {
      const character = portraits[`instructors/${teacherInstructors[i]}`];
      if (!character) throw new Error(`no portrait of ${teacherReel(i)}`);
      const { seed: face, man, wall, turn, ...who } = character;
      const build = { muscle: man ? 0.6 : 0.5, ...who, gender: man ? 1 : 0 };
      const dressed = { ...build, bottom: 'leggings', bottom_cloth: 'wine' };
      return [teacherReel(i), { kind, who: dressed, face, seed: 7, eyes: eyesOf[kind] }];
    }),
  ),
};

/** The first or the last pose of a loop, as a master for pictures. */
export const stillName = (loop: string, pose: 0 | 1) => `still/${loop}-${pose}`;
