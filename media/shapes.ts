/** The aspect ratios that layouts use, and the widths in which a picture of each is encoded. */
export const shapes = {
  wide: { ratio: 16 / 9, widths: [480, 960, 1440, 1920] },
  card: { ratio: 4 / 3, widths: [480, 800, 1120] },
  tall: { ratio: 3 / 4, widths: [240, 360, 480, 600, 800] },
  square: { ratio: 1, widths: [240, 480] },
  banner: { ratio: 21 / 9, widths: [640, 1280, 1920] },
  mark: { ratio: 5, widths: [240] },
} as const satisfies Record<string, { ratio: number; widths: readonly number[] }>;

export type Shape = keyof typeof shapes;

export const heightOf = (shape: Shape, width: number): number => Math.round(width / shapes[shape].ratio);

/** No width above the rendered one: an enlarged file costs bytes and adds no detail. */
export const widthsOf = (shape: Shape, rendered: number): readonly number[] =>
  shapes[shape].widths.filter((width) => width <= rendered);
