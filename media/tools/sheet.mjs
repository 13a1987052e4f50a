/**
 * npm run media:sheet -- [prefix …]: contact sheets of the library, at the size pictures are shown, to look
 * at every one.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { libraryFolder, readMediaCatalog } from '../library-files.ts';
import { heightOf } from '../shapes.ts';
import { mastersFolder } from './masters.mjs';

const gap = 12;
const label = 22;
const columns = { wide: 3, card: 4, tall: 6, square: 6, banner: 2, mark: 4 };
const tileWidth = { wide: 480, card: 360, tall: 240, square: 240, banner: 720, mark: 360 };

const caption = (text, width) =>
  Buffer.from(
    `<svg width="${width}" height="${label}"><text x="0" y="15" font-family="sans-serif" font-size="13" fill="#2a1216">${text}</text></svg>`,
  );

const tile = async (name, entry, left, top) => {
  const width = tileWidth[entry.shape];
  const file = entry.width ? `${entry.of ?? name}-${entry.width}.webp` : `${entry.drawing}.svg`;
  const image = await sharp(join(libraryFolder, file))
    .resize(width, heightOf(entry.shape, width), { fit: 'cover' })
    .toBuffer();
  const note = entry.width ? name : `${name} (stand-in)`;
  return [
    { input: image, left, top },
    { input: caption(note, width), left, top: top + heightOf(entry.shape, width) },
  ];
};

const sheet = async (shape, entries, file) => {
  const [width, height] = [tileWidth[shape], heightOf(shape, tileWidth[shape]) + label];
  const across = columns[shape];
  const layers = await Promise.all(
    entries.map(([name, entry], i) =>
      tile(name, entry, gap + (i % across) * (width + gap), gap + Math.floor(i / across) * (height + gap)),
    ),
  );
  const size = {
    width: gap + across * (width + gap),
    height: gap + Math.ceil(entries.length / across) * (height + gap),
  };
  await sharp({ create: { ...size, channels: 3, background: '#fbf3e7' } })
    .composite(layers.flat())
    .jpeg({ quality: 84 })
    .toFile(file);
};

const prefixes = process.argv.slice(2);
const folder = join(mastersFolder, 'sheets');
mkdirSync(folder, { recursive: true });
const groups = Map.groupBy(
  Object.entries(readMediaCatalog().pictures),
  ([name, { shape }]) => `${name.split('/')[0]}-${shape}`,
);
for (const [group, entries] of groups) {
  if (prefixes.length > 0 && !prefixes.some((prefix) => group.startsWith(prefix))) continue;
  const file = join(folder, `${group}.jpg`);
  await sheet(entries[0][1].shape, entries, file);
  process.stdout.write(`${file}\n`);
}
