/**
 * A figure in motion, from few renders. Each key knows where its points came from and where they go, so the
 * frames between two keys are drawn by moving the points of both along their way and mixing what they agree
 * on.
 */
import { denoise } from './denoise.mjs';
import { depthOf, passOf, readExr } from './exr.mjs';
import { grade } from './grade.mjs';

/** Slower than this between two keys, a point belongs to the stage. */
const still = 0.3;
/** The rim of a figure is a mix of its color and the wall's, and goes with the figure. */
const rim = 3;
const inwards = 8;
/** So far around a figure its color may still tint the stage. */
const halo = 4;
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

export const loadKey = async (exr, plate, options) => {
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
  const pixels = grade(plate.width, plate.height, light, { ...options, grain: 0 });
  return { pixels, ...motionOf(file, plate.width, part) };
};

/** Ways to the key before (`back`) and after (`ahead`), in pixels; rows count down, Blender's count up. */
const motionOf = (file, width, part) => {
  const [x, y, z, w] = passOf(file, 'Vector', 'XYZW');
  const depth = depthOf(file);
  const ways = { backX: x, backY: y.map((v) => -v), aheadX: z.map((v) => -v), aheadY: w.slice() };
  const moving = new Uint8Array(depth.length);
  for (let row = part.top; row < part.bottom; row++)
    for (let i = row * width + part.left; i < row * width + part.right; i++)
      if (Math.max(reachOf(ways.backX, ways.backY, i), reachOf(ways.aheadX, ways.aheadY, i)) > still)
        moving[i] = 1;
  const figure = settled(moving, width, ways, depth);
  let shade = figure;
  for (let round = 0; round < halo; round++) shade = grown(shade, width, [], () => true);
  return { ways, moving: figure, shade, depth };
};

const reachOf = (planeX, planeY, i) => Math.hypot(planeX[i], planeY[i]);

/** A point inside a body goes where most of its neighbors go. */
const isInside = (i, width, { aheadX, aheadY, backX, backY }) => {
  const allowed = 1 + 0.1 * Math.max(reachOf(aheadX, aheadY, i), reachOf(backX, backY, i));
  let alike = 0;
  for (const row of [-width, 0, width])
    for (const step of [row - 1, row, row + 1]) {
      const apart = Math.max(
        Math.abs(aheadX[i + step] - aheadX[i]),
        Math.abs(aheadY[i + step] - aheadY[i]),
        Math.abs(backX[i + step] - backX[i]),
        Math.abs(backY[i + step] - backY[i]),
      );
      if (apart < allowed) alike++;
    }
  return alike >= 7;
};

/**
 * On the outline a way is the mean of the figure's and of none at all: points there go with the figure beside
 * them.
 */
const settled = (moving, width, ways, depth) => {
  let sure = moving.map((is, i) => (is && isInside(i, width, ways) ? 1 : 0));
  const planes = [...Object.values(ways), depth];
  // Inwards first, to every point that moves; then outwards, to the rim. What is not reached is no figure.
  for (let round = 0; round < inwards; round++) sure = grown(sure, width, planes, (i) => moving[i]);
  for (let round = 0; round < rim; round++) sure = grown(sure, width, planes, () => true);
  return sure;
};

/** The mask one point wider; a new point takes its values from the one beside it. */
const grown = (mask, width, planes, allowed) => {
  const next = mask.slice();
  for (let i = width; i < mask.length - width; i++) {
    if (mask[i] || !allowed(i)) continue;
    const from = mask[i - 1] ? i - 1 : mask[i + 1] ? i + 1 : mask[i - width] ? i - width : i + width;
    if (!mask[from]) continue;
    next[i] = 1;
    for (const plane of planes) plane[i] = plane[from];
  }
  return next;
};

/**
 * The picture a share t of the way from a key to its neighbor, as far as this key can tell: for each point of
 * the frame the way it came, and its distance. A path is bent by the way on the other side, unless the figure
 * rests or turns at this key.
 */
const moved = ({ ways, moving, depth }, width, t, forward, straight) => {
  const { backX, backY, aheadX, aheadY } = ways;
  const [toX, toY, otherX, otherY] = forward
    ? [aheadX, aheadY, backX, backY]
    : [backX, backY, aheadX, aheadY];
  const height = depth.length / width;
  const far = new Float32Array(depth.length).fill(Number.POSITIVE_INFINITY);
  const dx = new Float32Array(depth.length);
  const dy = new Float32Array(depth.length);
  for (let i = 0; i < depth.length; i++) {
    if (!moving[i]) continue;
    const ox = straight ? -toX[i] : otherX[i];
    const oy = straight ? -toY[i] : otherY[i];
    const wayX = (t * (toX[i] - ox) + t * t * (toX[i] + ox)) / 2;
    const wayY = (t * (toY[i] - oy) + t * t * (toY[i] + oy)) / 2;
    const x = Math.floor((i % width) + wayX);
    const y = Math.floor(Math.floor(i / width) + wayY);
    for (let k = 0; k < 4; k++) {
      const px = x + (k & 1);
      const py = y + (k >> 1);
      if (px < 0 || py < 0 || px >= width || py >= height) continue;
      const to = py * width + px;
      if (depth[i] >= far[to]) continue;
      far[to] = depth[i];
      dx[to] = wayX;
      dy[to] = wayY;
    }
  }
  closeCracks(far, dx, dy, width);
  return { far, dx, dy };
};

/** A surface that turns towards us is stretched; a gap with the figure on both sides is part of it. */
const closeCracks = (far, dx, dy, width) => {
  const before = far.slice();
  const covered = (i) => before[i] < Number.POSITIVE_INFINITY;
  for (let i = 2 * width; i < far.length - 2 * width; i++) {
    if (covered(i)) continue;
    for (const step of [1, width]) {
      const low = covered(i - step) ? i - step : i - 2 * step;
      const high = covered(i + step) ? i + step : i + 2 * step;
      if (!covered(low) || !covered(high)) continue;
      far[i] = Math.max(before[low], before[high]);
      dx[i] = (dx[low] + dx[high]) / 2;
      dy[i] = (dy[low] + dy[high]) / 2;
      break;
    }
  }
};

const sample = (pixels, width, height, x, y, c) => {
  const sx = Math.min(width - 1.001, Math.max(0, x));
  const sy = Math.min(height - 1.001, Math.max(0, y));
  const ix = Math.floor(sx);
  const iy = Math.floor(sy);
  const fx = sx - ix;
  const fy = sy - iy;
  const at = (iy * width + ix) * 3 + c;
  const below = at + width * 3;
  return (
    (pixels[at] * (1 - fx) + pixels[at + 3] * fx) * (1 - fy) +
    (pixels[below] * (1 - fx) + pixels[below + 3] * fx) * fy
  );
};

/**
 * The stage behind the figure at each key: what the keys around it see there, else any of them, else the
 * plate.
 */
export const stageOf = (keys, index, plate) => {
  const near = [-2, -1, 0, 1, 2].map((step) => keys[index + step]).filter(Boolean);
  const out = Buffer.from(plate);
  for (let i = 0; i < plate.length / 3; i++) {
    const free = near.filter((key) => !key.shade[i]);
    const seen = free.length > 0 ? free : keys.filter((key) => !key.shade[i]);
    if (seen.length === 0) continue;
    for (let c = 0; c < 3; c++)
      out[i * 3 + c] = seen.reduce((sum, key) => sum + key.pixels[i * 3 + c], 0) / seen.length;
  }
  return out;
};

/** Whoever alone sees a point is believed, however far away its key is. */
const least = 0.001;
/** Two surfaces further apart than this are not the same one seen twice. */
const same = 0.2;

/**
 * One frame; `a` and `b` are neighboring keys with their stages, `bends` says whether their paths are bent.
 */
export const between = (a, b, t, width, bends) => {
  if (t === 0) return a.pixels;
  if (t === 1) return b.pixels;
  const height = a.depth.length / width;
  const fromA = moved(a, width, t, true, !bends.a);
  const fromB = moved(b, width, 1 - t, false, !bends.b);
  const out = Buffer.alloc(a.pixels.length);
  for (let i = 0; i < a.depth.length; i++) {
    const nearest = Math.min(fromA.far[i], fromB.far[i]);
    if (nearest === Number.POSITIVE_INFINITY) {
      // What rests in a key is shown as it is there; behind what moves in both, the stage.
      const restsA = a.moving[i] ? 0 : Math.max(1 - t, least);
      const restsB = b.moving[i] ? 0 : Math.max(t, least);
      const [from, to] = restsA + restsB > 0 ? [a.pixels, b.pixels] : [a.stage, b.stage];
      const share = restsA + restsB > 0 ? restsB / (restsA + restsB) : t;
      for (let c = 0; c < 3; c++) out[i * 3 + c] = from[i * 3 + c] * (1 - share) + to[i * 3 + c] * share;
      continue;
    }
    const shareA = fromA.far[i] < nearest + same ? Math.max(1 - t, least) : 0;
    const shareB = fromB.far[i] < nearest + same ? Math.max(t, least) : 0;
    const x = i % width;
    const y = Math.floor(i / width);
    for (let c = 0; c < 3; c++) {
      const seenA = shareA
        ? sample(a.pixels, width, height, x - fromA.dx[i], y - fromA.dy[i], c) * shareA
        : 0;
      const seenB = shareB
        ? sample(b.pixels, width, height, x - fromB.dx[i], y - fromB.dy[i], c) * shareB
        : 0;
      out[i * 3 + c] = (seenA + seenB) / (shareA + shareB);
    }
  }
  return out;
};
