/**
 * What Blender renders. A master serves one picture or many: crops, mirrors and films are cut from it later.
 */
import { studios } from '../../../domain/studios.ts';
import { portraits, teacherInstructors } from './cast.ts';
import { planOf, type RoomPlan, roomParams, roomPlans, walked } from './rooms.ts';
import { lookOf, type RoomTheme, type Windows } from './studios.ts';

type Grade = { exposure?: number; saturation?: number; warmth?: number };

export type Master = {
  scene: 'room' | 'studio' | 'amenity' | 'class_stage' | 'exterior' | 'portrait' | 'retreat' | 'arcade';
  params: Record<string, unknown>;
  /** Where the camera stands, for scenes with more than one place to look from. */
  view?: Record<string, unknown>;
  size: readonly [width: number, height: number];
  samples: number;
  grade?: Grade;
};

const wide = [1600, 900] as const;
const daylight: Grade = { exposure: 0.05, saturation: 0.98, warmth: 0.01 };

const warrior = (at: readonly [number, number], turn: number, who: Record<string, unknown>) => ({
  pose: 'warrior2',
  at,
  turn,
  who,
});

/** Six people on mats laid across the room; the one in the middle stands before the sun. */
const fullClass = [
  warrior([0, 7.3], 0, {
    skin: 'umber',
    hair: 'ink',
    style: 'afro',
    top: 'bra',
    cloth: 'marigold',
    bottom_cloth: 'plum',
  }),
  warrior([2.5, 7.3], 0.05, {
    skin: 'honey',
    hair: 'espresso',
    style: 'bun',
    top: 'bra',
    cloth: 'ember',
    bottom_cloth: 'wine',
  }),
  warrior([-1.25, 5.3], 0, {
    skin: 'sand',
    hair: 'chestnut',
    style: 'pony',
    top: 'tank',
    cloth: 'palm',
    bottom_cloth: 'palm',
  }),
  warrior([1.25, 5.3], -0.04, {
    skin: 'bronze',
    hair: 'ink',
    style: 'short',
    top: 'tank',
    cloth: 'ivory',
    bottom: 'shorts',
    bottom_cloth: 'ink',
    gender: 1,
  }),
  warrior([2.5, 3.3], 0, {
    skin: 'porcelain',
    hair: 'ink',
    style: 'bob',
    top: 'bra',
    cloth: 'plum',
    bottom_cloth: 'ink',
    heads: [0.2, 0, 0.8],
  }),
  warrior([-2.5, 3.3], 0, {
    skin: 'cocoa',
    hair: 'ink',
    style: 'fade',
    top: 'tank',
    cloth: 'clay',
    bottom: 'shorts',
    bottom_cloth: 'ink',
    gender: 1,
    heads: [0.1, 0.85, 0.05],
  }),
];

const guests = [
  { skin: 'umber', hair: 'ink', style: 'afro', top: 'bra', cloth: 'marigold', bottom_cloth: 'plum' },
  { skin: 'sand', hair: 'chestnut', style: 'pony', top: 'tank', cloth: 'clay', bottom_cloth: 'wine' },
  {
    ...{ skin: 'bronze', hair: 'ink', style: 'short', top: 'tank', cloth: 'ivory' },
    ...{ bottom: 'shorts', bottom_cloth: 'ink', gender: 1 },
  },
  { skin: 'porcelain', hair: 'silver', style: 'bun', top: 'tank', cloth: 'teal', bottom_cloth: 'ink' },
  { skin: 'cocoa', hair: 'ink', style: 'bun', top: 'bra', cloth: 'blush', bottom_cloth: 'palm' },
];
const spots = [
  [-1.75, 7.3],
  [0, 7.3],
  [1.75, 7.3],
  [-1.75, 4.85],
  [1.75, 4.85],
] as const;

/** Five people in one pose on mats in rows, seen from behind. */
const group = (seed: number, theme: RoomTheme, windows: Windows, pose: string): Master => ({
  scene: 'room',
  params: {
    ...{ seed, theme, windows, columns: 3 },
    people: spots.map((at, i) => ({
      ...{ pose, at, turn: Math.PI + (i - 2) * 0.04 },
      who: guests[(i + seed) % guests.length],
    })),
  },
  view: { view: 'class' },
  size: [1280, 720],
  samples: 10,
  grade: { exposure: 0.05, saturation: 0.98 },
});

const solo = (pose: string, turn: number, who: Record<string, unknown>): Master => ({
  scene: 'class_stage',
  params: { kind: 'flow', pose, turn, seed: 9, who },
  size: [1280, 720],
  samples: 10,
});

const classes: Record<string, Master> = {
  'class/full': {
    scene: 'room',
    params: {
      seed: 1,
      theme: 'daylight',
      windows: 'arches',
      across: true,
      rows: 4,
      columns: 3,
      people: fullClass,
    },
    view: { view: 'class' },
    size: [1920, 1080],
    samples: 20,
    grade: daylight,
  },
  'class/flow': { scene: 'class_stage', params: { kind: 'flow' }, size: wide, samples: 28 },
  'class/fiit': { scene: 'class_stage', params: { kind: 'fiit' }, size: wide, samples: 28 },
  'class/restore': { scene: 'class_stage', params: { kind: 'restore' }, size: wide, samples: 24 },
  'class/trees': group(12, 'palm', 'arches', 'tree'),
  'class/seated': group(13, 'blush', 'tall', 'lotus'),
  'class/warrior': solo('warrior2', -0.12, {
    ...{ skin: 'bronze', hair: 'ink', style: 'short', top: 'tank', cloth: 'ivory', gender: 1 },
    ...{ bottom: 'shorts', bottom_cloth: 'ink', muscle: 0.6, weight: 0.42 },
  }),
};

/**
 * A studio's own room, seen as one enters, from its side, and close; the scene is the same, the camera walks.
 */
const roomsOf = (
  folder: string,
  slugs: readonly string[],
  size: Master['size'],
  view: (plan: RoomPlan) => Record<string, unknown>,
) =>
  Object.fromEntries(
    slugs.map((slug): [string, Master] => [
      `${folder}/${slug}`,
      {
        scene: 'studio',
        params: roomParams(slug, lookOf(slug)),
        view: view(planOf(slug)),
        size,
        samples: 6,
        grade: { exposure: 0.15, saturation: 0.96 },
      },
    ]),
  );

const rooms: Record<string, Master> = {
  ...roomsOf('room', Object.keys(roomPlans), [960, 720], ({ stand }) => ({ view: 'room', stand_at: stand })),
  ...roomsOf('corner', walked.corner, [640, 480], ({ corner }) => ({ view: corner })),
  ...roomsOf('detail', walked.detail, [640, 480], ({ detail }) => ({ view: detail })),
};

const amenities: Record<string, Master> = Object.fromEntries(
  ['lockers', 'shower', 'change-room'].map((place) => [
    `amenity/${place}`,
    { scene: 'amenity', params: { place }, size: [640, 480], samples: 8 },
  ]),
);

const exteriors: Record<string, Master> = Object.fromEntries(
  studios.map(({ slug, city }) => {
    const { seed, house, paint, hour, town, view } = lookOf(slug);
    const params = { seed, city, kind: house, paint, hour, town, view };
    return [
      `exterior/${slug}`,
      { scene: 'exterior', params, size: [1120, 840], samples: 8, grade: { saturation: 1.02 } },
    ];
  }),
);

const arcades: Record<string, Master> = Object.fromEntries(
  (['sunrise', 'wine', 'noon', 'ember'] as const).map((mood, index) => {
    const layout = { sunrise: 'row', wine: 'gate', noon: 'pair', ember: 'window' }[mood];
    return [
      `arcade/${mood}`,
      { scene: 'arcade', params: { seed: index + 1, mood, layout }, size: [960, 540], samples: 8 },
    ];
  }),
);

const retreats: Record<string, Master> = {
  'retreat/tulum': {
    scene: 'retreat',
    params: { place: 'tulum' },
    view: { location: [-0.2, -4.8, 1.72], target: [0.05, 6, 1.72] },
    size: [1152, 648],
    samples: 10,
  },
  'retreat/cabo': {
    scene: 'retreat',
    params: { place: 'cabo', pose: 'tree', seed: 5 },
    view: { location: [0.7, -5.4, 1.8], target: [-0.6, 6, 1.95] },
    size: [960, 540],
    samples: 8,
    grade: { exposure: 0.12 },
  },
};

/**
 * Portraits are shown small: leaders and founders up to 400 px, instructors as thumbnails. Who tells something in a
 * film has the wall to both sides beside them.
 */
const portraitFrame = (name: string): Pick<Master, 'size' | 'samples'> => {
  const [folder, id] = name.split('/');
  const isTeacher = folder === 'instructors' && teacherInstructors.some((one) => String(one) === id);
  if (folder === 'testimonials' || isTeacher) return { size: [1760, 640], samples: 4 };
  return { size: folder === 'instructors' ? [300, 400] : [390, 520], samples: 8 };
};

const faces: Record<string, Master> = Object.fromEntries(
  Object.entries(portraits).map(([name, { man, cloth, ...rest }]) => [
    `portrait/${name}`,
    {
      scene: 'portrait',
      params: {
        ...rest,
        cloth,
        bottom_cloth: 'ink',
        gender: man ? 1 : 0,
        muscle: rest.muscle ?? (man ? 0.6 : 0.5),
      },
      ...portraitFrame(name),
    },
  ]),
);

export const masters: Readonly<Record<string, Master>> = {
  ...classes,
  ...exteriors,
  ...retreats,
  ...rooms,
  ...amenities,
  ...arcades,
  ...faces,
};
