/**
 * From a graded master to what the site serves: AVIF and WebP in the widths of its shape, and a line of the
 * catalog.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { libraryFiles, libraryFolder } from '../library-files.ts';
import { shapes } from '../shapes.ts';
import { largestWidth } from './fresh-catalog.ts';

const quality = { avif: 52, webp: 74 };

/** Denoised clay is smooth: half as many pixels again can hardly be told from the real thing. */
const enlarge = 1.5;

/** The widths that a phone loads for a picture as wide as its screen: bytes count more there. */
const phoneQuality = { wide: { 960: 46 }, card: { 800: 48 } };
const lowestQuality = 38;

/** A picture of the first screen above this size costs a slow line one round trip more. */
const firstScreenBytes = 15_400;
const isOnFirstScreen = (name) => name.startsWith('pages/') || name.endsWith('/exterior');

export const encoderSettings = { quality, enlarge };

/**
 * Cuts the master to the shape: `crop` is [left, top, width] as shares of the master; the height follows the
 * ratio.
 */
const cut = async (master, shape, crop) => {
  const { width, height } = await sharp(master).metadata();
  const { ratio } = shapes[shape];
  const [left, top, share] = crop ?? [0, 0, 1];
  const w = Math.min(Math.round(width * share), Math.round(height * (1 - top) * ratio));
  const h = Math.min(Math.round(w / ratio), height);
  const centered = crop ? Math.round(left * width) : Math.round((width - w) / 2);
  const from = crop ? Math.round(top * height) : Math.round((height - h) / 2);
  return {
    width: w,
    image: () =>
      sharp(master).extract({
        left: Math.min(centered, width - w),
        top: Math.min(from, height - h),
        width: w,
        height: h,
      }),
  };
};

const hex = ({ r, g, b }) => `#${[r, g, b].map((v) => Math.round(v).toString(16).padStart(2, '0')).join('')}`;

const averageColor = async (image) => {
  const { channels } = await image.stats();
  const [r, g, b] = channels.map((channel) => channel.mean);
  return hex({ r, g, b });
};

const removeOldFiles = (name) => {
  for (const file of libraryFiles())
    if (file.startsWith(`${name}-`) && /^\d+\.(avif|webp)$/.test(file.slice(name.length + 1)))
      rmSync(join(libraryFolder, file));
};

/** Re-grades that make one render serve several names: a mirrored room is another room to the eye. */
const retouch = (image, { mirror, modulate }) => {
  const turned = mirror ? image.flop() : image;
  return modulate ? turned.modulate(modulate) : turned;
};

const encodeAvif = async (image, spec, size) => {
  const phone = phoneQuality[spec.shape]?.[size];
  const encode = (level) =>
    image.clone().avif({ quality: level, effort: 6, chromaSubsampling: '4:2:0' }).toBuffer();
  if (!phone) return encode(quality.avif);
  for (let level = phone; ; level -= 2) {
    const file = await encode(level);
    if (!isOnFirstScreen(spec.name) || file.length <= firstScreenBytes || level <= lowestQuality) return file;
  }
};

export const encodePicture = async (master, spec, touch = {}) => {
  const { width, image } = await cut(master, spec.shape, touch.crop);
  const largest = largestWidth(spec, width * enlarge);
  const stem = join(libraryFolder, spec.name);
  mkdirSync(dirname(stem), { recursive: true });
  removeOldFiles(spec.name);
  const source = await retouch(image(), touch).png({ compressionLevel: 1 }).toBuffer();
  const hash = createHash('sha256');
  for (const size of shapes[spec.shape].widths.filter((w) => w <= largest)) {
    const scaled = sharp(source).resize(size, Math.round(size / shapes[spec.shape].ratio), { fit: 'cover' });
    const avif = await encodeAvif(scaled, spec, size);
    hash.update(avif);
    writeFileSync(`${stem}-${size}.avif`, avif);
    writeFileSync(`${stem}-${size}.webp`, await scaled.webp({ quality: quality.webp, effort: 4 }).toBuffer());
  }
  return {
    shape: spec.shape,
    color: await averageColor(sharp(source)),
    version: hash.digest('hex').slice(0, 8),
    width: largest,
  };
};
