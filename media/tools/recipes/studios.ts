/**
 * What each studio looks like: the character of its town, the kind of house, its paint, its hour, its room.
 */
type Town = 'beach' | 'downtown' | 'suburb' | 'lakes';
type House = 'arcade' | 'deco' | 'pavilion' | 'gable' | 'loft' | 'mission';
type Paint = 'terracotta' | 'ivory' | 'blush' | 'lagoon' | 'coral' | 'sage' | 'wine' | 'chalk';
type Hour = 'morning' | 'golden' | 'rose' | 'dusk';
export type Windows = 'arches' | 'tall' | 'round' | 'ribbon' | 'doors' | 'breeze' | 'portal' | 'clerestory';
export type RoomTheme =
  | 'terracotta'
  | 'sand'
  | 'rosewood'
  | 'lagoon'
  | 'palm'
  | 'blush'
  | 'marigold'
  | 'plum';

export type StudioLook = {
  seed: number;
  town: Town;
  house: House;
  paint: Paint;
  hour: Hour;
  view: 'left' | 'front' | 'right';
  room: RoomTheme;
  windows: Windows;
  kind: 'flow' | 'fiit' | 'restore';
};

type Row = readonly [Town, House, Paint, Hour, StudioLook['view'], RoomTheme, Windows, StudioLook['kind']];

const rows: Record<string, Row> = {
  'north-fort-lauderdale': [
    'beach',
    'arcade',
    'terracotta',
    'golden',
    'left',
    'terracotta',
    'arches',
    'flow',
  ],
  'downtown-ft-lauderdale': ['downtown', 'loft', 'wine', 'rose', 'left', 'rosewood', 'tall', 'fiit'],
  davie: ['suburb', 'gable', 'sage', 'morning', 'right', 'palm', 'round', 'flow'],
  'deerfield-beach': ['beach', 'deco', 'lagoon', 'morning', 'front', 'lagoon', 'ribbon', 'flow'],
  'boca-raton': ['beach', 'mission', 'chalk', 'golden', 'front', 'sand', 'arches', 'restore'],
  'pembroke-pines': ['suburb', 'pavilion', 'blush', 'golden', 'left', 'blush', 'tall', 'flow'],
  hollywood: ['beach', 'deco', 'coral', 'rose', 'right', 'marigold', 'round', 'flow'],
  'midtown-miami': ['downtown', 'loft', 'coral', 'dusk', 'right', 'plum', 'tall', 'fiit'],
  'coral-springs': ['suburb', 'mission', 'terracotta', 'morning', 'left', 'terracotta', 'ribbon', 'restore'],
  'coral-gables': ['downtown', 'arcade', 'ivory', 'golden', 'front', 'sand', 'doors', 'flow'],
  weston: ['lakes', 'pavilion', 'sage', 'rose', 'front', 'palm', 'ribbon', 'restore'],
  'west-boca': ['suburb', 'arcade', 'blush', 'dusk', 'right', 'rosewood', 'arches', 'flow'],
  'winter-park': ['lakes', 'mission', 'ivory', 'morning', 'right', 'lagoon', 'doors', 'restore'],
  'palm-beach-gardens': ['lakes', 'pavilion', 'chalk', 'golden', 'right', 'marigold', 'tall', 'flow'],
  delray: ['beach', 'gable', 'coral', 'golden', 'left', 'blush', 'round', 'flow'],
  doral: ['downtown', 'deco', 'ivory', 'golden', 'front', 'plum', 'clerestory', 'fiit'],
  jacksonville: ['beach', 'gable', 'chalk', 'rose', 'front', 'sand', 'round', 'flow'],
  'west-kendall': ['suburb', 'mission', 'coral', 'rose', 'left', 'terracotta', 'breeze', 'flow'],
  pinecrest: ['suburb', 'gable', 'blush', 'golden', 'left', 'palm', 'portal', 'restore'],
  wellington: ['lakes', 'arcade', 'sage', 'morning', 'left', 'marigold', 'tall', 'flow'],
};

const studioLooks: Record<string, StudioLook> = Object.fromEntries(
  Object.entries(rows).map(([slug, [town, house, paint, hour, view, room, windows, kind]], index) => [
    slug,
    { seed: 11 + index, town, house, paint, hour, view, room, windows, kind },
  ]),
);

export const lookOf = (slug: string): StudioLook => {
  const look = studioLooks[slug];
  if (!look) throw new Error(`${slug} has no look in recipes/studios.ts`);
  return look;
};
