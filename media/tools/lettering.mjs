/** Words in a film: our two typefaces, and the subtitle script that sets them. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mastersFolder } from './masters.mjs';
import { trueTypeOf } from './sign-font.mjs';

const typefaces = ['fraunces/files/fraunces-latin-400-normal', 'outfit/files/outfit-latin-400-normal'];

/** The folder with both as TrueType, which the renderer of subtitles reads. */
export const writeTypefaces = () => {
  const folder = join(mastersFolder, 'fonts');
  mkdirSync(folder, { recursive: true });
  for (const face of typefaces) {
    const woff = fileURLToPath(new URL(`./node_modules/@fontsource/${face}.woff`, import.meta.url));
    writeFileSync(join(folder, `${face.split('/').at(-1)}.ttf`), trueTypeOf(readFileSync(woff)));
  }
  return folder;
};

/** Colors of a subtitle script are alpha, blue, green, red. */
const cream = '&H00E7F3FB';
const sun = '&H0070B8FF';
const shadow = '&H8016122A';

const style = (name, font, size, color, spacing, align, left, right, vertical) =>
  `Style: ${name},${font},${size},${color},${cream},${shadow},${shadow},0,0,0,0,100,100,${spacing},0,1,0,1.2,${align},${left},${right},${vertical},1`;

/** Alignment as on a number pad; text of a side stays in its half of the picture, low text on its lower edge. */
const stylesOf = (width, height) => {
  const far = Math.round(width * 0.56);
  const near = Math.round(width * 0.07);
  return [
    ['left', 4, near, far, 0],
    ['right', 4, far, near, 0],
    ['low', 1, near, near, Math.round(height * 0.1)],
  ].flatMap(([side, align, left, right, vertical]) => [
    style(
      `name-${side}`,
      'Fraunces',
      side === 'low' ? 104 : 80,
      cream,
      -1,
      align,
      left,
      right,
      vertical + 52,
    ),
    style(`place-${side}`, 'Outfit', 31, sun, 4, align, left, right, vertical),
    style(`quote-${side}`, 'Fraunces', 55, cream, -0.4, align, left, right, vertical),
    style(`chapter-${side}`, 'Outfit', 31, cream, 3, 7, left, right, 72),
    style(`end-${side}`, 'Fraunces', 72, cream, -0.6, align, left, right, vertical),
  ]);
};

const clock = (seconds) => {
  const hundredths = Math.round(seconds * 100);
  const two = (n) => String(n).padStart(2, '0');
  return `0:${two(Math.floor(hundredths / 6000))}:${two(Math.floor(hundredths / 100) % 60)}.${two(hundredths % 100)}`;
};

/** In the half of a portrait, a name of one line or two stands above the line with its studio. */
const shiftOf = ({ style: kind, side }, width, height) => {
  if ((kind !== 'name' && kind !== 'place') || side === 'low') return '';
  const x = Math.round(width * (side === 'left' ? 0.07 : 0.56));
  const isName = kind === 'name';
  return `\\an${isName ? 1 : 7}\\pos(${x},${Math.round(height / 2 + (isName ? 14 : 28))})`;
};

export const subtitlesOf = (lines, width, height) =>
  [
    '[Script Info]',
    'ScriptType: v4.00+',
    `PlayResX: ${width}`,
    `PlayResY: ${height}`,
    'WrapStyle: 0',
    'ScaledBorderAndShadow: yes',
    '[V4+ Styles]',
    'Format: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, Bold, Italic, Underline, StrikeOut, ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, Encoding',
    ...stylesOf(width, height),
    '[Events]',
    'Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text',
    ...lines.map(
      (line) =>
        `Dialogue: 0,${clock(line.from)},${clock(line.to)},${line.style}-${line.side},,0,0,0,,{\\fad(700,450)\\blur0.4${shiftOf(line, width, height)}}${line.style === 'place' || line.style === 'chapter' ? line.text.toUpperCase() : line.text}`,
    ),
    '',
  ].join('\n');
