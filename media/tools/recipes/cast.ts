/**
 * Everybody whose portrait hangs on the site. They are characters of our clay world, each invented, each an
 * individual: skin, hair, age, build and a seed for the face. First names only say whom the row is for.
 */
type Skin = 'porcelain' | 'sand' | 'honey' | 'bronze' | 'umber' | 'cocoa';
type Hair = 'ink' | 'espresso' | 'chestnut' | 'copper' | 'honey' | 'silver';
type HairStyle = 'bun' | 'pony' | 'bob' | 'long' | 'afro' | 'short' | 'fade';
type Cloth =
  | 'ember'
  | 'clay'
  | 'wine'
  | 'plum'
  | 'sand'
  | 'ivory'
  | 'marigold'
  | 'palm'
  | 'ink'
  | 'blush'
  | 'teal';
/** Shares of the three base heads of the mesh library; they sum to one. */
type Heads = readonly [first: number, second: number, third: number];
type Wall = 'clay' | 'wine' | 'sand' | 'brick' | 'peach' | 'palm';

export type Character = {
  seed: number;
  man?: true;
  /** 0.5 is about twenty-five, 1 about ninety. */
  age: number;
  skin: Skin;
  hair: Hair;
  style: HairStyle;
  top: 'tank' | 'tee';
  cloth: Cloth;
  heads: Heads;
  wall: Wall;
  /** Turn of the shoulders; the sign says to which side. */
  turn: number;
  glasses?: string;
  /** Build, from slight to heavy. */
  weight?: number;
  muscle?: number;
};

const latin: Heads = [0.6, 0.15, 0.25];
const european: Heads = [0.85, 0.05, 0.1];
const african: Heads = [0.08, 0.86, 0.06];
const eastAsian: Heads = [0.1, 0.05, 0.85];
const southAsian: Heads = [0.55, 0.2, 0.25];
const mixed: Heads = [0.4, 0.45, 0.15];

type Row = readonly [
  seed: number,
  sex: 'w' | 'm',
  age: number,
  skin: Skin,
  hair: Hair,
  style: HairStyle,
  top: 'tank' | 'tee',
  cloth: Cloth,
  heads: Heads,
  wall: Wall,
  turn: number,
  more?: Pick<Character, 'glasses' | 'weight' | 'muscle'>,
];

const character = ([
  seed,
  sex,
  age,
  skin,
  hair,
  style,
  top,
  cloth,
  heads,
  wall,
  turn,
  more,
]: Row): Character => ({
  seed,
  ...(sex === 'm' && { man: true }),
  age,
  skin,
  hair,
  style,
  top,
  cloth,
  heads,
  wall,
  turn,
  ...more,
});

const cast = (rows: Record<string, Row>): Record<string, Character> =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, character(row)]));

const ink = { glasses: '#2a1216' };
const wineFrames = { glasses: '#7a2232' };

export const portraits = cast({
  // The leaders: Carmen, Julian, Shawna, Rafael, Miriam, Keisha, Sébastien, Paloma, Vikram, Daniela, Maggie,
  // Theo, Latrice
  'leaders/north-fort-lauderdale': [
    101,
    'w',
    0.62,
    'honey',
    'espresso',
    'bob',
    'tee',
    'ember',
    latin,
    'sand',
    0.5,
  ],
  'leaders/downtown-ft-lauderdale': [
    102,
    'm',
    0.58,
    'sand',
    'chestnut',
    'short',
    'tee',
    'ink',
    european,
    'clay',
    -0.5,
    ink,
  ],
  'leaders/davie': [103, 'w', 0.6, 'porcelain', 'copper', 'pony', 'tank', 'palm', european, 'peach', 0.5],
  'leaders/deerfield-beach': [104, 'm', 0.6, 'bronze', 'ink', 'short', 'tank', 'ivory', latin, 'brick', 0.45],
  'leaders/boca-raton': [
    105,
    'w',
    0.8,
    'porcelain',
    'silver',
    'bob',
    'tee',
    'wine',
    european,
    'sand',
    -0.5,
    wineFrames,
  ],
  'leaders/pembroke-pines': [
    106,
    'w',
    0.55,
    'umber',
    'ink',
    'afro',
    'tank',
    'marigold',
    african,
    'wine',
    0.5,
  ],
  'leaders/hollywood': [107, 'm', 0.7, 'porcelain', 'silver', 'short', 'tee', 'teal', european, 'clay', 0.5],
  'leaders/midtown-miami': [108, 'w', 0.54, 'honey', 'ink', 'bun', 'tank', 'plum', latin, 'peach', -0.5],
  'leaders/coral-springs': [
    109,
    'm',
    0.66,
    'bronze',
    'ink',
    'short',
    'tee',
    'sand',
    southAsian,
    'wine',
    -0.45,
    ink,
  ],
  'leaders/weston': [110, 'w', 0.56, 'sand', 'chestnut', 'long', 'tank', 'clay', latin, 'palm', 0.5],
  'leaders/winter-park': [
    111,
    'w',
    0.82,
    'porcelain',
    'silver',
    'bun',
    'tee',
    'palm',
    european,
    'peach',
    0.5,
  ],
  'leaders/palm-beach-gardens': [
    112,
    'm',
    0.6,
    'sand',
    'honey',
    'short',
    'tee',
    'ember',
    european,
    'sand',
    -0.5,
  ],
  'leaders/jacksonville': [113, 'w', 0.68, 'cocoa', 'ink', 'fade', 'tee', 'ivory', african, 'brick', 0.5],

  // Odette, Simon
  'founders/1': [301, 'w', 0.72, 'honey', 'espresso', 'bob', 'tee', 'ivory', latin, 'clay', 0.5],
  'founders/2': [302, 'm', 0.74, 'cocoa', 'silver', 'short', 'tee', 'wine', african, 'sand', -0.5, ink],

  // Denise, Mateo, Ruth, Jerome, Linh, Isabel
  'testimonials/0': [403, 'w', 0.7, 'umber', 'ink', 'bun', 'tee', 'ember', african, 'sand', 0.5],
  'testimonials/1': [407, 'm', 0.58, 'bronze', 'espresso', 'short', 'tee', 'palm', latin, 'peach', -0.5],
  'testimonials/2': [
    406,
    'w',
    0.84,
    'sand',
    'silver',
    'bob',
    'tee',
    'teal',
    european,
    'peach',
    0.5,
    wineFrames,
  ],
  'testimonials/3': [405, 'm', 0.55, 'umber', 'ink', 'afro', 'tee', 'sand', mixed, 'brick', 0.5],
  'testimonials/4': [404, 'w', 0.55, 'honey', 'ink', 'bob', 'tank', 'wine', eastAsian, 'clay', -0.5],
  'testimonials/5': [401, 'w', 0.58, 'bronze', 'espresso', 'long', 'tee', 'marigold', latin, 'wine', 0.5],

  // Marisol, Dominique, Aaron, Priya, Tyrell, Ana, Kenji, Yanelis, Marcus, Shoshana
  'instructors/1': [501, 'w', 0.6, 'honey', 'espresso', 'bun', 'tank', 'wine', latin, 'peach', 0.5],
  'instructors/2': [
    502,
    'w',
    0.58,
    'umber',
    'ink',
    'pony',
    'tank',
    'ember',
    african,
    'sand',
    -0.5,
    { muscle: 0.7 },
  ],
  'instructors/3': [503, 'm', 0.64, 'porcelain', 'espresso', 'short', 'tee', 'palm', european, 'clay', 0.5],
  'instructors/4': [504, 'w', 0.56, 'bronze', 'ink', 'long', 'tank', 'marigold', southAsian, 'wine', -0.5],
  'instructors/5': [
    505,
    'm',
    0.58,
    'cocoa',
    'ink',
    'fade',
    'tank',
    'ivory',
    african,
    'brick',
    0.5,
    { muscle: 0.8 },
  ],
  'instructors/6': [506, 'w', 0.57, 'sand', 'chestnut', 'long', 'tank', 'ivory', latin, 'clay', 0.5],
  'instructors/7': [507, 'm', 0.66, 'honey', 'ink', 'short', 'tee', 'ink', eastAsian, 'sand', -0.5],
  'instructors/8': [508, 'w', 0.54, 'bronze', 'ink', 'afro', 'tank', 'blush', mixed, 'palm', 0.5],
  'instructors/9': [
    509,
    'm',
    0.6,
    'umber',
    'ink',
    'short',
    'tank',
    'clay',
    african,
    'peach',
    -0.5,
    { muscle: 0.7 },
  ],
  'instructors/10': [510, 'w', 0.72, 'porcelain', 'silver', 'long', 'tee', 'plum', european, 'sand', 0.5],
  // Rolando, Nadège, Caitlin, Thiago, Leilani, Desmond, Valentina, Samuel, Grace, Joaquín
  'instructors/11': [511, 'm', 0.7, 'honey', 'silver', 'short', 'tee', 'ember', latin, 'wine', 0.5],
  'instructors/12': [512, 'w', 0.56, 'cocoa', 'ink', 'bun', 'tank', 'teal', african, 'peach', -0.5],
  'instructors/13': [513, 'w', 0.55, 'porcelain', 'copper', 'long', 'tank', 'palm', european, 'sand', 0.5],
  'instructors/14': [514, 'm', 0.55, 'bronze', 'espresso', 'short', 'tank', 'ivory', latin, 'clay', -0.5],
  'instructors/15': [
    515,
    'w',
    0.58,
    'bronze',
    'ink',
    'long',
    'tank',
    'ember',
    [0.2, 0.15, 0.65],
    'palm',
    0.5,
  ],
  'instructors/16': [516, 'm', 0.72, 'cocoa', 'silver', 'fade', 'tee', 'marigold', african, 'brick', 0.5],
  'instructors/17': [517, 'w', 0.54, 'sand', 'espresso', 'pony', 'tank', 'plum', latin, 'peach', -0.5],
  'instructors/18': [518, 'm', 0.62, 'cocoa', 'ink', 'short', 'tee', 'palm', african, 'sand', -0.5, ink],
  'instructors/19': [519, 'w', 0.6, 'honey', 'ink', 'bob', 'tank', 'wine', eastAsian, 'clay', 0.5],
  'instructors/20': [520, 'm', 0.57, 'honey', 'espresso', 'short', 'tank', 'teal', latin, 'wine', 0.5],
  // Brooke, Fabiola, Oleksandra, Derrick, Inés, Farah, Luther, Mei-Ling, Gabriel, Hannah
  'instructors/21': [521, 'w', 0.54, 'porcelain', 'honey', 'pony', 'tank', 'ember', european, 'peach', 0.5],
  'instructors/22': [522, 'w', 0.64, 'umber', 'ink', 'afro', 'tee', 'ivory', african, 'wine', -0.5],
  'instructors/23': [523, 'w', 0.6, 'porcelain', 'honey', 'bun', 'tank', 'palm', european, 'clay', -0.5],
  'instructors/24': [
    524,
    'm',
    0.6,
    'umber',
    'ink',
    'fade',
    'tank',
    'wine',
    african,
    'sand',
    0.5,
    { muscle: 0.8, weight: 0.6 },
  ],
  'instructors/25': [525, 'w', 0.68, 'sand', 'espresso', 'bob', 'tee', 'clay', latin, 'palm', 0.5],
  'instructors/26': [526, 'w', 0.57, 'sand', 'ink', 'long', 'tee', 'teal', [0.7, 0.1, 0.2], 'peach', -0.5],
  'instructors/27': [527, 'm', 0.78, 'umber', 'silver', 'short', 'tee', 'ink', african, 'clay', 0.5, ink],
  'instructors/28': [528, 'w', 0.7, 'sand', 'silver', 'bob', 'tank', 'marigold', eastAsian, 'wine', 0.5],
  'instructors/29': [
    529,
    'm',
    0.56,
    'honey',
    'ink',
    'short',
    'tank',
    'ember',
    [0.35, 0.1, 0.55],
    'sand',
    -0.5,
  ],
  'instructors/30': [530, 'w', 0.55, 'porcelain', 'honey', 'long', 'tank', 'blush', european, 'brick', 0.5],
  // Elise, Xavier, Joy, Devin, Suhani, Wyatt, Renee, Corey, Maricel, Hal
  'instructors/31': [531, 'w', 0.62, 'sand', 'chestnut', 'bun', 'tee', 'ivory', european, 'clay', -0.5],
  'instructors/32': [
    532,
    'm',
    0.55,
    'bronze',
    'ink',
    'fade',
    'tank',
    'marigold',
    latin,
    'peach',
    0.5,
    { muscle: 0.7 },
  ],
  'instructors/33': [533, 'w', 0.74, 'umber', 'silver', 'afro', 'tee', 'plum', african, 'sand', 0.5],
  'instructors/34': [402, 'm', 0.64, 'porcelain', 'copper', 'short', 'tee', 'palm', european, 'peach', -0.5],
  'instructors/35': [535, 'w', 0.55, 'bronze', 'ink', 'bun', 'tank', 'teal', southAsian, 'brick', 0.5],
  'instructors/36': [536, 'm', 0.58, 'porcelain', 'honey', 'short', 'tee', 'clay', european, 'palm', 0.5],
  'instructors/37': [
    537,
    'w',
    0.66,
    'cocoa',
    'ink',
    'bob',
    'tee',
    'ember',
    african,
    'peach',
    -0.5,
    wineFrames,
  ],
  'instructors/38': [538, 'm', 0.6, 'porcelain', 'chestnut', 'short', 'tank', 'ink', european, 'sand', 0.5],
  'instructors/39': [539, 'w', 0.6, 'honey', 'ink', 'pony', 'tank', 'blush', [0.25, 0.05, 0.7], 'clay', 0.5],
  'instructors/40': [
    540,
    'm',
    0.86,
    'porcelain',
    'silver',
    'short',
    'tee',
    'teal',
    european,
    'brick',
    -0.5,
    ink,
  ],
});

/**
 * The eight faces of the teachers page are eight of the forty instructors: the same people, the same
 * portraits.
 */
export const teacherInstructors = [27, 8, 7, 10, 14, 39, 2, 33] as const;
