/** Develops the keys of a loop: the figure's part of the picture, laid over the empty stage. */
import { denoise } from './denoise.mjs';
import { passOf, readExr } from './exr.mjs';
import { grade } from './grade.mjs';

/** So many points at the border of the rendered part fade into the plate. */
const feather = 16;

const cropped = (plane, width, { left, top, right, bottom }) => {
  const out = new Float32Array((right - left) * (bottom - top));
  for (let y = top; y < bottom; y++)
    out.set(plane.subarray(y * width + left, y * width + right), (y - top) * (right - left));
  return out;
};

/** Only the part of the picture that the figure may reach was rendered. */
const renderedPart = ({ width, height, channels }) => {
  const alpha = channels[Object.keys(channels).find((name) => name.endsWith('Combined.A'))];
  const part = { left: width, top: height, right: 0, bottom: 0 };
  for (let i = 0; i < alpha.length; i++) {
    if (!alpha[i]) continue;
    const x = i % width;
    const y = Math.floor(i / width);
    part.left = Math.min(part.left, x);
    part.right = Math.max(part.right, x + 1);
    part.top = Math.min(part.top, y);
    part.bottom = Math.max(part.bottom, y + 1);
  }
  return part;
};

const lightOf = (file, part) => {
  const cut = (planes) => planes.map((plane) => cropped(plane, file.width, part));
  return denoise(
    part.right - part.left,
    part.bottom - part.top,
    cut(passOf(file, 'Combined')),
    cut(passOf(file, 'Denoising Albedo')),
    cut(passOf(file, 'Denoising Normal', 'XYZ')),
  );
};

/** The empty stage: { width, height, light }. */
export const loadPlate = async (exr) => {
  const file = readExr(exr);
  const { width, height } = file;
  return { width, height, light: await lightOf(file, { left: 0, top: 0, right: width, bottom: height }) };
};

/** How strongly a point of the rendered part counts: it fades into the plate at its border. */
const presence = (x, y, { left, top, right, bottom }, { width, height }) => {
  const edges = [
    left > 0 ? x - left : feather,
    right < width ? right - 1 - x : feather,
    top > 0 ? y - top : feather,
    bottom < height ? bottom - 1 - y : feather,
  ];
  return Math.max(0, Math.min(1, Math.min(...edges) / feather));
};

/** The picture of a key: what was rendered of it, on the empty stage. */
export const loadKey = async (exr, plate) => {
  const file = readExr(exr);
  const part = renderedPart(file);
  const own = await lightOf(file, part);
  const light = plate.light.map((plane) => plane.slice());
  const wide = part.right - part.left;
  for (let y = part.top; y < part.bottom; y++)
    for (let x = part.left; x < part.right; x++) {
      const share = presence(x, y, part, plate);
      const from = (y - part.top) * wide + x - part.left;
      const to = y * plate.width + x;
      for (let c = 0; c < 3; c++) light[c][to] = light[c][to] * (1 - share) + own[c][from] * share;
    }
  return grade(plate.width, plate.height, light, { grain: 0 });
};
