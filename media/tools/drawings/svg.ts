/** The few words of SVG our drawings are written in. */
export type Point = readonly [x: number, y: number];
type Stop = readonly [offset: number, color: string, opacity?: number];

const short = (value: number) => String(Math.round(value * 10) / 10);
const at = ([x, y]: Point) => `${short(x)} ${short(y)}`;

export const polygon = (points: readonly Point[], fill: string, extra = ''): string =>
  `<path d="M${points.map(at).join('L')}Z" fill="${fill}" ${extra}/>`;

export const disc = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${fill}" ${extra}/>`;

export const box = (x: number, y: number, w: number, h: number, fill: string, extra = ''): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}" fill="${fill}" ${extra}/>`;

/** A doorway with a round top, standing on `floor`. */
export const arch = (x: number, floor: number, w: number, h: number, fill: string, extra = ''): string => {
  const r = w / 2;
  return `<path d="M${at([x - r, floor])}V${short(floor - h + r)}A${short(r)} ${short(r)} 0 0 1 ${at([x + r, floor - h + r])}V${short(floor)}Z" fill="${fill}" ${extra}/>`;
};

const stops = (list: readonly Stop[]) =>
  list
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

export const linear = (
  id: string,
  list: readonly Stop[],
  direction = 'x1="0" y1="0" x2="0" y2="1"',
): string => `<linearGradient id="${id}" ${direction}>${stops(list)}</linearGradient>`;

export const radial = (id: string, list: readonly Stop[]): string =>
  `<radialGradient id="${id}">${stops(list)}</radialGradient>`;

/** One palm leaf: a bowed rib with leaflets on both sides. */
const leaf = (from: Point, angle: number, length: number, fill: string): string => {
  const [x, y] = from;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const control: Point = [x + dx * length * 0.55, y + dy * length * 0.75 - length * 0.16];
  const end: Point = [x + dx * length, y + dy * length * 0.75 + length * 0.28];
  const on = (t: number): Point => [
    (1 - t) ** 2 * x + 2 * t * (1 - t) * control[0] + t * t * end[0],
    (1 - t) ** 2 * y + 2 * t * (1 - t) * control[1] + t * t * end[1],
  ];
  let leaflets = '';
  for (let i = 2; i < 15; i++) {
    const t = i / 15;
    const [px, py] = on(t);
    const [qx, qy] = on(t + 0.02);
    const heading = Math.atan2(qy - py, qx - px);
    const reach = length * 0.34 * Math.sin(Math.PI * Math.min(1, t * 0.8 + 0.18));
    for (const side of [-0.85, 0.85]) {
      const tip: Point = [
        px + Math.cos(heading + side) * reach,
        py + Math.sin(heading + side) * reach + reach * 0.28,
      ];
      const bend: Point = [
        px + Math.cos(heading + side * 0.45) * reach * 0.6,
        py + Math.sin(heading + side * 0.45) * reach * 0.6,
      ];
      leaflets += `M${at([px, py])}Q${at(bend)} ${at(tip)}Q${at([(px + tip[0]) / 2, (py + tip[1]) / 2])} ${at([px, py])}`;
    }
  }
  return `<path d="M${at(from)}Q${at(control)} ${at(end)}" stroke="${fill}" stroke-width="${short(length * 0.025)}" fill="none"/><path d="${leaflets}" fill="${fill}"/>`;
};

/** Leaves fanned around a point: a palm's crown, or a potted plant when the fan is narrow. */
export const crown = (from: Point, length: number, fill: string, spread = 2.9, count = 9): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = -Math.PI / 2 + (i / (count - 1) - 0.5) * spread * 1.25;
    return leaf(from, angle, length * (0.86 + 0.14 * ((i * 7) % 3)), fill);
  }).join('');

export const palm = (foot: Point, height: number, lean: number, leaves: string, trunk: string): string => {
  const [x, y] = foot;
  const top: Point = [x + lean, y - height];
  const w = height * 0.03;
  return `<path d="M${at([x - w, y])}Q${at([x, y - height * 0.5])} ${at([top[0] - w * 0.5, top[1]])}L${at([top[0] + w * 0.5, top[1]])}Q${at([x + w * 1.6, y - height * 0.5])} ${at([x + w * 1.4, y])}Z" fill="${trunk}"/>${crown(top, height * 0.46, leaves)}`;
};

const shadow = '#4a1220';

/** A mat on the floor, seen in the perspective of the room: narrower toward the back. */
export const mat = (x: number, y: number, w: number, h: number, vanishing: number, fill: string): string => {
  const drift = (vanishing - x) * 0.16;
  const shrink = 0.86;
  const back = y - h;
  const points: Point[] = [
    [x - w / 2, y],
    [x + w / 2, y],
    [x + (w / 2) * shrink + drift, back],
    [x - (w / 2) * shrink + drift, back],
  ];
  return (
    polygon(
      points.map(([px, py]): Point => [px + w * 0.015, py + h * 0.06]),
      shadow,
      'opacity=".28"',
    ) + polygon(points, fill)
  );
};

export const svg = (w: number, h: number, defs: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><defs>${defs}</defs>${body}</svg>\n`;
