/**
 * From linear light to the look of the brand: bloom, AgX, contrast, a wine tint in the shadows, fine grain.
 */

/** AgX by Troy Sobotka, in the minimal fit by Benjamin Wrensch. */
const toAgx = [
  0.842479062253094, 0.0784335999999992, 0.0792237451477643, 0.0423282422610123, 0.878468636469772,
  0.0791661274605434, 0.0423756549057051, 0.0784336, 0.879142973793104,
];
const fromAgx = [
  1.19687900512017, -0.0980208811401368, -0.0990297440797205, -0.0528968517574562, 1.15190312990417,
  -0.0989611768448433, -0.0529716355144438, -0.0980434501171241, 1.15107367264116,
];
const darkest = -12.47393;
const brightest = 4.026069;

const sigmoid = (x) => {
  const x2 = x * x;
  const x4 = x2 * x2;
  return 15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x + 0.4298 * x2 + 0.1191 * x - 0.00232;
};
const tone = (light) =>
  sigmoid(Math.min(1, Math.max(0, (Math.log2(Math.max(light, 1e-10)) - darkest) / (brightest - darkest))));
const mix = (m, r, g, b) => [
  m[0] * r + m[1] * g + m[2] * b,
  m[3] * r + m[4] * g + m[5] * b,
  m[6] * r + m[7] * g + m[8] * b,
];
const luma = (r, g, b) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

const defaults = {
  exposure: 0,
  bloom: 0.12,
  saturation: 1.06,
  contrast: 1.22,
  warmth: 0.02,
  shadow: [0.018, 0.004, 0.014],
  grain: 0.016,
  vignette: 0.1,
  sharpen: 0.35,
  seed: 1,
};

/** Three box blurs are a Gaussian to the eye, at a cost that does not grow with the radius. */
const blur = (source, width, height, sigma) => {
  const r = Math.max(1, Math.round(sigma * 0.9));
  const span = 2 * r + 1;
  const clamp = (value, size) => Math.min(size - 1, Math.max(0, value));
  const pass = (input, count, length, stride, step) => {
    const output = new Float32Array(input.length);
    for (let line = 0; line < count; line++) {
      const start = line * stride;
      let sum = 0;
      for (let i = -r; i <= r; i++) sum += input[start + clamp(i, length) * step];
      for (let i = 0; i < length; i++) {
        output[start + i * step] = sum / span;
        sum += input[start + clamp(i + r + 1, length) * step] - input[start + clamp(i - r, length) * step];
      }
    }
    return output;
  };
  let image = source;
  for (let round = 0; round < 3; round++)
    image = pass(pass(image, height, width, width, 1), width, height, 1, width);
  return image;
};

const randomFrom = (seed) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

const grainOf = (width, height, seed) => {
  const random = randomFrom(seed * 7919 + 13);
  const noise = Float32Array.from({ length: width * height }, () => random() + random() + random() - 1.5);
  const soft = new Float32Array(noise.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const around =
        noise[x ? i - 1 : i] +
        noise[x < width - 1 ? i + 1 : i] +
        noise[y ? i - width : i] +
        noise[y < height - 1 ? i + width : i];
      soft[i] = noise[i] * 0.55 + around * 0.16;
    }
  return soft;
};

/** Light spills from what is brighter than paper white, further and redder than it came. */
const addBloom = (planes, width, height, amount) => {
  const tint = [1.25, 0.85, 0.6];
  planes.forEach((plane, c) => {
    const bright = plane.map((light) => Math.min(6, Math.max(0, light - 0.9)));
    const near = blur(bright, width, height, width * 0.007);
    const far = blur(bright, width, height, width * 0.032);
    for (let i = 0; i < plane.length; i++) plane[i] += amount * (near[i] * 0.6 + far[i] * 0.8 * tint[c]);
  });
};

const sharpenPlane = (plane, width, height, amount) => {
  const before = plane.slice();
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const value = before[i];
      const around = (before[i - 1] + before[i + 1] + before[i - width] + before[i + width]) / 4;
      plane[i] = Math.max(value * 0.6, Math.min(value * 1.6, value + amount * (value - around)));
    }
};

/** Interleaved 8-bit RGB. */
export const grade = (width, height, light, options = {}) => {
  const o = { ...defaults, ...options };
  const gain = 2 ** o.exposure;
  const planes = light.map((plane) => plane.map((value) => Math.min(64, value * gain)));
  if (o.bloom) addBloom(planes, width, height, o.bloom);
  if (o.sharpen) for (const plane of planes) sharpenPlane(plane, width, height, o.sharpen);
  const grain = o.grain ? grainOf(width, height, o.seed) : null;
  const out = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const toned = mix(toAgx, planes[0][i], planes[1][i], planes[2][i]).map(tone);
      const gray = luma(...toned);
      const shaped = toned.map((value) => Math.max(0, gray + o.saturation * (value - gray)) ** o.contrast);
      const display = mix(fromAgx, ...shaped);
      const level = Math.min(1, Math.max(0, luma(...display)));
      const low = (1 - level) ** 2;
      const high = level ** 2;
      const warm = [o.warmth * high, o.warmth * 0.35 * high, -o.warmth * 0.9 * high];
      const [dx, dy] = [(x / width - 0.5) * 2, (y / height - 0.5) * 2];
      const fall = 1 - o.vignette * (dx * dx * 0.6 + dy * dy * 0.5) ** 1.2;
      const speck = grain ? grain[i] * o.grain * (0.35 + 1.54 * Math.sqrt(level * (1 - level))) : 0;
      for (let c = 0; c < 3; c++) {
        const value = Math.max(0, display[c] + o.shadow[c] * low + warm[c]) * fall + speck;
        out[i * 3 + c] = Math.round(255 * Math.min(1, Math.max(0, value)));
      }
    }
  return out;
};
