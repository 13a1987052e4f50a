/** Reads what Blender writes for us: one part, scan lines, no compression, float or half channels. */
import { readFileSync } from 'node:fs';

const magic = 20000630;
const half = { type: 1, bytes: 2 };
const float = { type: 2, bytes: 4 };

export const halfToNumber = (bits) => {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 31) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
};

const readHeader = (bytes) => {
  let at = 8;
  const word = () => {
    const end = bytes.indexOf(0, at);
    const text = bytes.toString('latin1', at, end);
    at = end + 1;
    return text;
  };
  const header = { channels: [] };
  for (let name = word(); name; name = word()) {
    word();
    const end = at + 4 + bytes.readUInt32LE(at);
    at += 4;
    if (name === 'channels')
      while (bytes[at]) {
        const channel = word();
        header.channels.push({ name: channel, type: bytes.readUInt32LE(at) });
        at += 16;
      }
    if (name === 'dataWindow') header.window = [0, 4, 8, 12].map((offset) => bytes.readInt32LE(at + offset));
    if (name === 'compression' && bytes[at] !== 0) throw new Error('compressed EXR files are not supported');
    at = end;
  }
  return { ...header, end: at };
};

/** { width, height, channels: { name: Float32Array } } */
export const readExr = (file) => {
  const bytes = readFileSync(file);
  if (bytes.readUInt32LE(0) !== magic) throw new Error(`${file} is not an EXR file`);
  const { channels, window, end } = readHeader(bytes);
  const [left, top, right, bottom] = window;
  const width = right - left + 1;
  const height = bottom - top + 1;
  const planes = Object.fromEntries(channels.map(({ name }) => [name, new Float32Array(width * height)]));
  let at = end + height * 8;
  for (let line = 0; line < height; line++) {
    const row = (bytes.readInt32LE(at) - top) * width;
    at += 8;
    for (const { name, type } of channels) {
      const plane = planes[name];
      const { bytes: size } = type === half.type ? half : float;
      for (let x = 0; x < width; x++)
        plane[row + x] =
          type === half.type
            ? halfToNumber(bytes.readUInt16LE(at + x * size))
            : bytes.readFloatLE(at + x * size);
      at += width * size;
    }
  }
  return { width, height, channels: planes };
};

/** The three planes of a pass, whatever the view layer before its name is called. */
export const passOf = ({ channels }, pass, letters = 'RGB') =>
  [...letters].map((letter) => {
    const name = Object.keys(channels).find(
      (key) => key === `${pass}.${letter}` || key.endsWith(`.${pass}.${letter}`),
    );
    if (!name) throw new Error(`the file has no ${pass}.${letter}`);
    return channels[name];
  });

/** True distance along the view axis. "Denoising Depth" is smoothed and would bend films. */
export const depthOf = ({ channels }) => {
  const name = Object.keys(channels).find(
    (key) => /(^|\.)Depth\.(Z|V)$/.test(key) && !key.includes('Denoising'),
  );
  if (!name) throw new Error('the file has no depth');
  return channels[name].map((distance) => (distance < 1e4 ? distance : 1e4));
};
