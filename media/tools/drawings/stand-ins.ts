/** Vector stand-ins in the world of the renders: sun, arches, palms, mats. One per theme, in any shape. */
import { palette as c } from './palette.ts';
import { arch, box, crown, disc, linear, mat, palm, polygon, radial, svg } from './svg.ts';

const sunDefs = radial('sun', [
  [0, '#fff3d6'],
  [0.75, '#ffd596'],
  [1, c.sun],
]);
const glowDefs = radial('glow', [
  [0, '#ffd596', 0.85],
  [0.45, c.sun, 0.35],
  [1, c.sun, 0],
]);

const sunAt = (x: number, y: number, r: number) =>
  disc(x, y, r * 2.3, 'url(#glow)') + disc(x, y, r, 'url(#sun)');

const room = (w: number, h: number): string => {
  const floor = h * 0.66;
  const left = w * 0.16;
  const right = w * 0.78;
  const top = h * 0.14;
  const defs =
    sunDefs +
    glowDefs +
    linear('back', [
      [0, '#b4442f'],
      [1, '#d0623f'],
    ]) +
    linear(
      'side',
      [
        [0, '#e9c39a'],
        [1, '#d79a6f'],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    ) +
    linear('light', [
      [0, '#fff3d6'],
      [1, '#ffd9a6'],
    ]) +
    linear('floor', [
      [0, '#b97a4e'],
      [1, '#8d5433'],
    ]);
  const windows = [0, 1, 2].map((i) => {
    const x = right + (w - right) * (0.2 + i * 0.36);
    const grow = 1 + i * 0.42;
    return arch(x, floor + h * 0.015 * i * 2, w * 0.042 * grow, h * 0.34 * grow, 'url(#light)');
  });
  const mats = [
    mat(w * 0.3, h * 0.76, w * 0.13, h * 0.05, w / 2, c.wine),
    mat(w * 0.48, h * 0.76, w * 0.13, h * 0.05, w / 2, '#d9a05a'),
    mat(w * 0.66, h * 0.76, w * 0.13, h * 0.05, w / 2, c.clay),
    mat(w * 0.22, h * 0.92, w * 0.19, h * 0.09, w / 2, c.clay),
    mat(w * 0.49, h * 0.92, w * 0.19, h * 0.09, w / 2, c.wine),
    mat(w * 0.76, h * 0.92, w * 0.19, h * 0.09, w / 2, '#d9a05a'),
  ];
  return svg(
    w,
    h,
    defs,
    box(0, 0, w, h, 'url(#floor)') +
      polygon(
        [
          [0, 0],
          [w, 0],
          [right, top],
          [left, top],
        ],
        '#e0b187',
      ) +
      polygon(
        [
          [0, 0],
          [left, top],
          [left, floor],
          [0, h * 0.82],
        ],
        '#c98a62',
      ) +
      polygon(
        [
          [w, 0],
          [right, top],
          [right, floor],
          [w, h * 0.82],
        ],
        'url(#side)',
      ) +
      box(left, top, right - left, floor - top, 'url(#back)') +
      sunAt((left + right) / 2, h * 0.38, Math.min(w, h) * 0.15) +
      windows.join('') +
      polygon(
        [
          [w * 0.62, h],
          [w * 0.8, floor + h * 0.05],
          [w * 0.94, floor + h * 0.08],
          [w * 0.9, h],
        ],
        '#ffd9a6',
        'opacity=".28"',
      ) +
      mats.join('') +
      polygon(
        [
          [left + w * 0.03, floor + h * 0.03],
          [left + w * 0.08, floor + h * 0.03],
          [left + w * 0.075, floor - h * 0.06],
          [left + w * 0.035, floor - h * 0.06],
        ],
        c.cream,
      ) +
      crown([left + w * 0.055, floor - h * 0.06], h * 0.19, c.palm, 1.7, 8),
  );
};

const street = (w: number, h: number): string => {
  const ground = h * 0.8;
  const eave = h * 0.36;
  const span = w * 0.72;
  const x0 = w * 0.14;
  const doors = [0, 1, 2, 3, 4].map((i) => {
    const x = x0 + span * (0.1 + i * 0.2);
    return (
      arch(x, ground, span * 0.15, h * 0.33, c.wine) + arch(x, ground, span * 0.125, h * 0.31, 'url(#light)')
    );
  });
  return svg(
    w,
    h,
    sunDefs +
      glowDefs +
      linear('sky', [
        [0, '#a8749a'],
        [0.5, '#f0a184'],
        [1, '#ffd9a6'],
      ]) +
      linear('wall', [
        [0, '#e6a27c'],
        [1, '#cf7d58'],
      ]) +
      linear('light', [
        [0, '#ffd596'],
        [1, '#f2924a'],
      ]),
    box(0, 0, w, h, 'url(#sky)') +
      sunAt(w * 0.73, h * 0.3, Math.min(w, h) * 0.13) +
      palm([w * 0.3, ground], h * 0.6, -w * 0.02, '#5a4a4a', '#8a5a4a') +
      box(0, h * 0.5, w * 0.16, ground - h * 0.5, '#c98a70') +
      box(w * 0.84, h * 0.46, w * 0.16, ground - h * 0.46, '#d79a78') +
      box(x0, eave, span, ground - eave, 'url(#wall)') +
      box(x0 - w * 0.012, eave - h * 0.02, span + w * 0.024, h * 0.035, c.sand) +
      doors.join('') +
      box(0, ground, w, h - ground, '#a8674c') +
      box(0, ground, w, h * 0.05, '#e3b48e') +
      palm([w * 0.1, ground + h * 0.06], h * 0.66, w * 0.03, c.palm, '#7d4a36') +
      palm([w * 0.9, ground + h * 0.06], h * 0.56, -w * 0.015, c.palm, '#7d4a36'),
  );
};

const coast = (w: number, h: number): string => {
  const sea = h * 0.52;
  const deck = h * 0.74;
  const planks = Array.from({ length: 15 }, (_, i) => {
    const x = w * (0.5 + (i - 7) * 0.045);
    const foot = w * (0.5 + (i - 7) * 0.12);
    return `<path d="M${x.toFixed(1)} ${deck}L${foot.toFixed(1)} ${h}" stroke="#6a3a2c" stroke-width="2" opacity=".5"/>`;
  });
  const glints = [0, 1, 2, 3, 4].map((i) =>
    box(
      w * 0.5 - w * (0.05 + i * 0.012),
      sea + h * (0.02 + i * 0.04),
      w * (0.1 + i * 0.024),
      h * 0.008,
      '#fff1cf',
      'rx="4" opacity=".7"',
    ),
  );
  return svg(
    w,
    h,
    sunDefs +
      glowDefs +
      linear('sky', [
        [0, '#9a6a94'],
        [0.55, '#f0917a'],
        [1, '#ffd596'],
      ]) +
      linear('sea', [
        [0, '#e39a7c'],
        [1, '#7d5a72'],
      ]) +
      linear('deck', [
        [0, '#b0704e'],
        [1, '#75402f'],
      ]),
    box(0, 0, w, h, 'url(#sky)') +
      sunAt(w * 0.5, h * 0.36, Math.min(w, h) * 0.16) +
      box(0, sea, w, h - sea, 'url(#sea)') +
      glints.join('') +
      box(0, deck, w, h - deck, 'url(#deck)') +
      planks.join('') +
      mat(w * 0.3, h * 0.93, w * 0.17, h * 0.1, w / 2, c.wine) +
      mat(w * 0.5, h * 0.93, w * 0.17, h * 0.1, w / 2, c.clay) +
      mat(w * 0.7, h * 0.93, w * 0.17, h * 0.1, w / 2, '#d9a05a') +
      palm([w * 0.06, deck + h * 0.1], h * 0.62, w * 0.06, c.palm, '#5a3328') +
      palm([w * 0.95, deck + h * 0.1], h * 0.7, -w * 0.05, c.palm, '#5a3328'),
  );
};

const risingDisc = (w: number, h: number): string => {
  const floor = h * 0.8;
  const rows = [0, 1, 2, 3, 4, 5, 6].map((i) => {
    const x = w * (0.5 + (i - 3) * 0.165);
    return arch(x, floor, w * 0.125, h * (0.42 - Math.abs(i - 3) * 0.035), i % 2 ? '#e2906a' : '#d67c58');
  });
  return svg(
    w,
    h,
    sunDefs +
      glowDefs +
      linear('wall', [
        [0, '#7a2232'],
        [0.55, '#c8452a'],
        [1, '#f2924a'],
      ]) +
      linear('floor', [
        [0, '#c9744e'],
        [1, '#7a2f2c'],
      ]),
    box(0, 0, w, h, 'url(#wall)') +
      sunAt(w * 0.5, h * 0.46, Math.min(w, h) * 0.27) +
      rows.join('') +
      box(0, floor, w, h - floor, 'url(#floor)') +
      polygon(
        [
          [w * 0.36, floor],
          [w * 0.64, floor],
          [w * 0.78, h],
          [w * 0.22, h],
        ],
        '#ffd596',
        'opacity=".22"',
      ),
  );
};

const mats = (w: number, h: number): string => {
  const floor = h * 0.62;
  return svg(
    w,
    h,
    sunDefs +
      glowDefs +
      linear('wall', [
        [0, '#e8b78f'],
        [1, '#dd9f78'],
      ]) +
      linear('floor', [
        [0, '#d99b72'],
        [1, '#b86f4c'],
      ]),
    box(0, 0, w, floor, 'url(#wall)') +
      sunAt(w * 0.52, h * 0.36, Math.min(w, h) * 0.24) +
      box(0, floor, w, h - floor, 'url(#floor)') +
      polygon(
        [
          [w * 0.3, floor],
          [w * 0.72, floor],
          [w * 0.86, h],
          [w * 0.2, h],
        ],
        '#ffe3bd',
        'opacity=".3"',
      ) +
      mat(w * 0.5, h * 0.86, w * 0.46, h * 0.12, w / 2, c.wine) +
      box(w * 0.77, h * 0.7, w * 0.075, h * 0.07, c.sand, `rx="${w * 0.006}"`) +
      disc(w * 0.2, h * 0.71, Math.min(w, h) * 0.055, c.clay) +
      polygon(
        [
          [w * 0.055, floor + h * 0.06],
          [w * 0.125, floor + h * 0.06],
          [w * 0.135, floor - h * 0.06],
          [w * 0.045, floor - h * 0.06],
        ],
        '#b4583a',
      ) +
      crown([w * 0.09, floor - h * 0.06], h * 0.26, c.palm, 1.8, 9),
  );
};

const looks = [
  { wall: ['#d98a5e', '#b8573c'], skin: '#b07046', hair: '#321d17', top: c.clay },
  { wall: ['#a8443a', '#7a2232'], skin: '#643722', hair: '#1b1110', top: '#e0902a' },
  { wall: ['#ecc9a2', '#d79a6f'], skin: '#d9a17e', hair: '#512818', top: c.palm },
  { wall: ['#d0623f', '#93303a'], skin: '#8a4f30', hair: '#1b1110', top: c.cream },
] as const;

/** Head and shoulders seen from behind, toward the sun: a person, not a face. */
const portrait =
  (variant: number) =>
  (w: number, h: number): string => {
    const look = looks[variant % looks.length] ?? looks[0];
    const x = w * 0.5;
    const y = h * 0.42;
    const r = w * 0.15;
    const bun = variant % 2 ? '' : disc(x, y - r * 1.35, r * 0.46, look.hair);
    return svg(
      w,
      h,
      sunDefs +
        glowDefs +
        linear('wall', [
          [0, look.wall[0]],
          [1, look.wall[1]],
        ]),
      box(0, 0, w, h, 'url(#wall)') +
        disc(x, y, w * 0.33, 'url(#sun)', 'opacity=".85"') +
        bun +
        `<path d="M${x - r * 0.5} ${y + r * 0.6}V${y + r * 1.9}C${x - r * 2.4} ${y + r * 2.2} ${x - r * 2.7} ${y + r * 3.4} ${x - r * 2.8} ${h}H${x + r * 2.8}C${x + r * 2.7} ${y + r * 3.4} ${x + r * 2.4} ${y + r * 2.2} ${x + r * 0.5} ${y + r * 1.9}V${y + r * 0.6}Z" fill="${look.skin}"/>` +
        `<path d="M${x - r * 1.25} ${y + r * 2.15}C${x - r * 1.1} ${y + r * 3.1} ${x - r * 0.6} ${y + r * 3.3} ${x} ${y + r * 3.3}S${x + r * 1.1} ${y + r * 3.1} ${x + r * 1.25} ${y + r * 2.15}L${x + r * 1.75} ${y + r * 2.35}C${x + r * 2} ${y + r * 3.4} ${x + r * 2.1} ${y + r * 3.8} ${x + r * 2.1} ${h}H${x - r * 2.1}C${x - r * 2.1} ${y + r * 3.8} ${x - r * 2} ${y + r * 3.4} ${x - r * 1.75} ${y + r * 2.35}Z" fill="${look.top}"/>` +
        `<ellipse cx="${x}" cy="${y}" rx="${r * 0.98}" ry="${r * 1.22}" fill="${look.hair}"/>` +
        `<ellipse cx="${x}" cy="${y + r * 0.85}" rx="${r * 0.62}" ry="${r * 0.42}" fill="${look.hair}"/>`,
    );
  };

export const standIns = {
  room,
  street,
  coast,
  disc: risingDisc,
  mats,
  'portrait-1': portrait(0),
  'portrait-2': portrait(1),
  'portrait-3': portrait(2),
  'portrait-4': portrait(3),
} as const satisfies Record<string, (w: number, h: number) => string>;
