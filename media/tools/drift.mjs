/** Moves the camera a little inside a finished picture, by the depth of its points. */

/** Half resolution and crop in one step; colour is averaged, depth takes the nearest point so edges stay sharp. */
export const prepare = ({ width, height, pixels, depth }, [left, top, share], target) => {
  const w = target;
  const h = Math.round((target * 9) / 16);
  const scale = (width * share) / w;
  const [x0, y0] = [left * width, Math.min(top * height, height - h * scale)];
  const color = new Float32Array(w * h * 3);
  const far = new Float32Array(w * h);
  const clampX = (x) => Math.min(width - 1, Math.max(0, x));
  const clampY = (y) => Math.min(height - 1, Math.max(0, y));
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const [sx, sy] = [x0 + (x + 0.5) * scale - 0.5, y0 + (y + 0.5) * scale - 0.5];
      const [ix, iy] = [Math.floor(sx), Math.floor(sy)];
      const [fx, fy] = [sx - ix, sy - iy];
      const to = y * w + x;
      for (let c = 0; c < 3; c++) {
        const at = (dx, dy) => pixels[(clampY(iy + dy) * width + clampX(ix + dx)) * 3 + c];
        color[to * 3 + c] =
          (at(0, 0) * (1 - fx) + at(1, 0) * fx) * (1 - fy) + (at(0, 1) * (1 - fx) + at(1, 1) * fx) * fy;
      }
      far[to] = depth[clampY(Math.round(sy)) * width + clampX(Math.round(sx))];
    }
  return { width: w, height: h, color, depth: far, near: nearest(far, w, h) };
};

/**
 * The nearest depth within two pixels. The rim of a figure is a mix of its colour and the wall's, and must not stay behind
 * on the wall when the figure moves.
 */
const nearest = (depth, width, height, reach = 2) => {
  const pass = (input, step, position, length) => {
    const output = new Float32Array(input.length);
    for (let i = 0; i < input.length; i++) {
      const at = position(i);
      let low = input[i];
      for (let k = Math.max(-reach, -at); k <= Math.min(reach, length - 1 - at); k++)
        low = Math.min(low, input[i + k * step]);
      output[i] = low;
    }
    return output;
  };
  const across = pass(depth, 1, (i) => i % width, width);
  return pass(across, width, (i) => Math.floor(i / width), height);
};

const empty = 1e9;

/** Depth as the moved camera sees it: nearest point wins, small gaps take the depth of what lies behind. */
const movedDepth = ({ width, height, depth }, focal, [right, up, forward]) => {
  const seen = new Float32Array(width * height).fill(empty);
  const [cx, cy] = [width / 2 - 0.5, height / 2 - 0.5];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const d = depth[y * width + x];
      const z = d - forward;
      if (z < 0.1) continue;
      const px = ((x - cx) * d - right * focal) / z + cx;
      const py = ((y - cy) * d + up * focal) / z + cy;
      const [ix, iy] = [Math.floor(px), Math.floor(py)];
      for (let k = 0; k < 4; k++) {
        const [tx, ty] = [ix + (k & 1), iy + (k >> 1)];
        if (tx < 0 || ty < 0 || tx >= width || ty >= height) continue;
        if (z < seen[ty * width + tx]) seen[ty * width + tx] = z;
      }
    }
  fillGaps(seen, width, height);
  closeCracks(seen, width);
  return seen;
};

/** A single far point amid near ones is a crack in a surface that came closer, not something seen through it. */
const closeCracks = (seen, width) => {
  const before = seen.slice();
  for (let i = width + 1; i < seen.length - width - 1; i++) {
    const limit = before[i] * 0.95;
    const across = before[i - 1] < limit && before[i + 1] < limit;
    const along = before[i - width] < limit && before[i + width] < limit;
    if (across) seen[i] = Math.min(before[i - 1], before[i + 1]);
    else if (along) seen[i] = Math.min(before[i - width], before[i + width]);
  }
};

const fillGaps = (seen, width, height) => {
  for (let round = 0; round < 24; round++) {
    const before = seen.slice();
    let gaps = 0;
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const i = y * width + x;
        if (before[i] < empty) continue;
        let behind = 0;
        for (const j of [
          x > 0 ? i - 1 : i,
          x < width - 1 ? i + 1 : i,
          y > 0 ? i - width : i,
          y < height - 1 ? i + width : i,
        ])
          if (before[j] < empty && before[j] > behind) behind = before[j];
        if (behind) seen[i] = behind;
        else gaps++;
      }
    if (!gaps) return;
  }
};

const nowhere = [0, 0];
const ways = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
];

/** Where something nearer covers the wanted spot in the source: the shortest way to where it does not. */
const wayPast = ({ near, width, height }, x, y, behind) => {
  const free = (tx, ty) => tx >= 0 && ty >= 0 && tx < width && ty < height && near[ty * width + tx] > behind;
  if (free(x, y)) return nowhere;
  for (let step = 1; step < 28; step++)
    for (const [dx, dy] of ways) if (free(x + dx * step, y + dy * step)) return [dx * step, dy * step];
  return nowhere;
};

/** One frame; `focal` in pixels, `move` in metres. Edges are hidden by a slight zoom. */
export const driftFrame = (source, focal, move, zoom) => {
  const { width, height, color } = source;
  const [right, up, forward] = move;
  const seen = movedDepth(source, focal, move);
  const out = Buffer.alloc(width * height * 3);
  const [cx, cy] = [width / 2 - 0.5, height / 2 - 0.5];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [vx, vy] = [(x - cx) / zoom + cx, (y - cy) / zoom + cy];
      const distance =
        seen[
          Math.round(Math.min(height - 1, Math.max(0, vy))) * width +
            Math.round(Math.min(width - 1, Math.max(0, vx)))
        ];
      const d = distance + forward;
      const wantedX = ((vx - cx) * distance + right * focal) / d + cx;
      const wantedY = ((vy - cy) * distance - up * focal) / d + cy;
      const [aside, along] = wayPast(source, Math.round(wantedX), Math.round(wantedY), d * 0.86);
      const sx = Math.min(width - 1.001, Math.max(0, wantedX + aside));
      const sy = Math.min(height - 1.001, Math.max(0, wantedY + along));
      const [ix, iy] = [Math.floor(sx), Math.floor(sy)];
      const [fx, fy] = [sx - ix, sy - iy];
      const at = (iy * width + ix) * 3;
      const below = at + width * 3;
      for (let c = 0; c < 3; c++)
        out[(y * width + x) * 3 + c] =
          (color[at + c] * (1 - fx) + color[at + 3 + c] * fx) * (1 - fy) +
          (color[below + c] * (1 - fx) + color[below + 3 + c] * fx) * fy;
    }
  return out;
};
