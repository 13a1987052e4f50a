import catalog from './catalog.json' with { type: 'json' };
import type { PictureEntry } from './catalog.ts';
import { heightOf, type Shape, widthsOf } from './shapes.ts';

export type PictureName = keyof (typeof catalog)['pictures'];

/** The data that `Picture` needs, without a request. */
export type PictureData = {
  /** Path below /media: that of a drawing, or that of a rendered picture without width and extension. */
  file: string;
  version: string;
  width: number;
  height: number;
  /** Encoded widths, each as AVIF and WebP; empty for a drawing. */
  widths: readonly number[];
  /** Background until the picture has loaded. */
  color: string;
};

const drawnWidth = (shape: Shape) =>
  ({ wide: 1600, card: 1200, tall: 900, square: 900, banner: 1680, mark: 400 })[shape];

export const pictureOf = (name: string, entry: PictureEntry): PictureData => {
  const { shape, color, version } = entry;
  if (entry.drawing || !entry.width) {
    const width = drawnWidth(shape);
    return {
      file: `${entry.drawing}.svg`,
      version,
      width,
      height: heightOf(shape, width),
      widths: [],
      color,
    };
  }
  return {
    file: entry.of ?? name,
    version,
    width: entry.width,
    height: heightOf(shape, entry.width),
    widths: widthsOf(shape, entry.width),
    color,
  };
};

/**
 * In a build, calls with a literal name are replaced by the data itself, and the catalog in the browser is
 * reduced to the names that our sources mention: see media/vite-plugin.ts.
 */
export const picture = (name: PictureName): PictureData =>
  pictureOf(name, catalog.pictures[name] as PictureEntry);
