/** Moves the camera a little inside a finished picture, by the depth of its points. */

/**
 * Crop and resolution in one step; `share` is the part of the master's width that becomes `target` pixels.
 */
export const prepare = ({ width, height, pixels, depth }, [left, top, share], target, ratio = 16 / 9) => {
  const w = target;
  const scale = (width * share) / w;
  const h = Math.min(Math.round(target / ratio), Math.round(height / scale));
  const x0 = left * width;
  const y0 = Math.max(0, Math.min(top * height, height - h * scale));
  const color = new Float32Array(w * h * 3);
  const far = new Float32Array(w * h);
  const clampX = (x) => Math.min(width - 1, Math.max(0, x));
  const clampY = (y) => Math.min(height - 1, Math.max(0, y));
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const sx = x0 + (x + 0.5) * scale - 0.5;
      const sy = y0 + (y + 0.5) * scale - 0.5;
      const ix = Math.floor(sx);
      const iy = Math.floor(sy);
      const fx = sx - ix;
      const fy = sy - iy;
      const to = y * w + x;
      for (let c = 0; c < 3; c++) {
        const at = (dx, dy) => pixels[(clampY(iy + dy) * width + clampX(ix + dx)) * 3 + c];
        color[to * 3 + c] =
          (at(0, 0) * (1 - fx) + at(1, 0) * fx) * (1 - fy) + (at(0, 1) * (1 - fx) + at(1, 1) * fx) * fy;
      }
      far[to] = depth[clampY(Math.round(sy)) * width + clampX(Math.round(sx))];
    }
  const whole = closed(far, w);
  return { width: w, height: h, color, depth: whole, near: sweep(whole, w, 2, Math.min) };
};

/** The least or greatest depth within `reach` pixels of each. */
const sweep = (depth, width, reach, choose) => {
  const height = depth.length / width;
  const pass = (input, step, position, length) => {
    const output = new Float32Array(input.length);
    for (let i = 0; i < input.length; i++) {
      const at = position(i);
      let best = input[i];
      for (let k = Math.max(-reach, -at); k <= Math.min(reach, length - 1 - at); k++)
        best = choose(best, input[i + k * step]);
      output[i] = best;
    }
    return output;
  };
  const across = pass(depth, 1, (i) => i % width, width);
  return pass(across, width, (i) => Math.floor(i / width), height);
};

/**
 * A pane is hit or missed by chance, and a palm is full of holes: for a moving camera both are one surface.
 */
const closed = (depth, width) => sweep(sweep(depth, width, 4, Math.min), width, 3, Math.max);

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
  fillGaps(seen, width);
  closeCracks(seen, width);
  return seen;
};

/**
 * A single far point amid near ones is a crack in a surface that came closer, not something seen through it.
 */
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

/** Rounds of growth from the rims inwards; each takes the depth of the farthest neighbor it had before. */
const fillGaps = (seen, width) => {
  let gaps = [];
  for (let i = 0; i < seen.length; i++) if (seen[i] === empty) gaps.push(i);
  for (let round = 0; round < 24 && gaps.length > 0; round++) {
    const found = [];
    const left = [];
    for (const i of gaps) {
      const x = i % width;
      let behind = 0;
      const look = (j) => {
        if (seen[j] < empty && seen[j] > behind) behind = seen[j];
      };
      if (x > 0) look(i - 1);
      if (x < width - 1) look(i + 1);
      if (i >= width) look(i - width);
      if (i < seen.length - width) look(i + width);
      if (behind) found.push(i, behind);
      else left.push(i);
    }
    for (let k = 0; k < found.length; k += 2) seen[found[k]] = found[k + 1];
    gaps = left;
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

/**
 * One frame; `focal` in pixels, `move` in meters. `view` is the part of the moved picture that is shown: its
 * left and top edge and its width in pixels of the source, its size in pixels of the frame.
 */
export const driftFrame = (source, focal, move, view) => {
  const { width, height, color } = source;
  const [right, up, forward] = move;
  const seen = movedDepth(source, focal, move);
  const out = Buffer.alloc(view.size[0] * view.size[1] * 3);
  const cx = width / 2 - 0.5;
  const cy = height / 2 - 0.5;
  const step = view.width / view.size[0];
  let to = 0;
  for (let y = 0; y < view.size[1]; y++)
    for (let x = 0; x < view.size[0]; x++) {
      const vx = view.left + (x + 0.5) * step - 0.5;
      const vy = view.top + (y + 0.5) * step - 0.5;
      const nx = Math.round(Math.min(width - 1, Math.max(0, vx)));
      const ny = Math.round(Math.min(height - 1, Math.max(0, vy)));
      const distance = seen[ny * width + nx];
      const d = distance + forward;
      const wantedX = ((vx - cx) * distance + right * focal) / d + cx;
      const wantedY = ((vy - cy) * distance - up * focal) / d + cy;
      const past = wayPast(source, Math.round(wantedX), Math.round(wantedY), d * 0.86);
      const sx = Math.min(width - 1.001, Math.max(0, wantedX + past[0]));
      const sy = Math.min(height - 1.001, Math.max(0, wantedY + past[1]));
      const ix = Math.floor(sx);
      const iy = Math.floor(sy);
      const fx = sx - ix;
      const fy = sy - iy;
      const at = (iy * width + ix) * 3;
      const below = at + width * 3;
      for (let c = 0; c < 3; c++)
        out[to++] =
          (color[at + c] * (1 - fx) + color[at + 3 + c] * fx) * (1 - fy) +
          (color[below + c] * (1 - fx) + color[below + 3 + c] * fx) * fy;
    }
  return out;
};
