/** Writes the vector stand-ins into the library and refreshes the catalog. Needs nothing but Node. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { libraryFolder } from '../library-files.ts';
import { pictures } from '../manifest.ts';
import { heightOf, type Shape } from '../shapes.ts';
import { standIns } from './drawings/stand-ins.ts';
import { currentCatalog, writeCatalog } from './library.ts';

const widths: Partial<Record<Shape, number>> = {
  wide: 1600,
  card: 1200,
  tall: 900,
  square: 900,
  banner: 1680,
};

mkdirSync(join(libraryFolder, 'stand-ins'), { recursive: true });
for (const shape of new Set(pictures.map((spec) => spec.shape))) {
  const width = widths[shape];
  if (!width) continue;
  for (const [theme, draw] of Object.entries(standIns)) {
    if (theme.startsWith('portrait') !== (shape === 'tall') && theme.startsWith('portrait')) continue;
    writeFileSync(
      join(libraryFolder, 'stand-ins', `${shape}-${theme}.svg`),
      draw(width, heightOf(shape, width)),
    );
  }
}
writeCatalog(currentCatalog());
