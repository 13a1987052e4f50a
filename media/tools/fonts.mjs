/**
 * npm run fonts --prefix media/tools: cuts the typefaces of the site down to the characters and weights it
 * uses. The widths of the results are what app/styles/fonts.css matches its fallbacks to.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { lettersOfFonts } from '../../app/fonts/letters.ts';

/**
 * Features that are not listed, ligatures and fractions, would add a tenth to each file for glyphs that few
 * words have.
 */
const faces = {
  fraunces: {
    source: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    // One weight: headings and quotes. A second one would double the file that the first paint waits for.
    axes: { opsz: 72, SOFT: 60, WONK: 0, wght: 380 },
    text: lettersOfFonts,
    features: ['kern'],
  },
  outfit: {
    source: '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 500, default: 400 } },
    text: `${lettersOfFonts}↑↓`,
    // Times and prices stand in columns.
    features: ['kern', 'tnum'],
  },
};

for (const [name, { source, axes, text, features }] of Object.entries(faces)) {
  const font = await subsetFont(readFileSync(new URL(`node_modules/${source}`, import.meta.url)), text, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
  });
  writeFileSync(new URL(`../../app/fonts/${name}.woff2`, import.meta.url), font);
  process.stdout.write(`${name}.woff2 ${font.length} bytes\n`);
}
