/** The reel of a loop: the figure goes along its poses and back the same way, and so ends where it began. */
import { frameRate, writeReel } from './encode-film.mjs';
import { grade } from './grade.mjs';
import { keyFile, keysOf, plateFile } from './loop-keys.mjs';
import { between, loadKey, loadPlate, stageOf } from './motion.mjs';

const ease = (t) => (1 - Math.cos(Math.PI * t)) / 2;
/** A breath in is shorter than a breath out. */
const inShare = 0.45;

/** The way there and back in so many frames, as shares of the way. */
const eased = (frames) =>
  Array.from({ length: frames }, (_, i) => {
    const t = i / frames;
    return t < inShare ? ease(t / inShare) : ease((1 - t) / (1 - inShare));
  });

/** Where between its keys the figure is at each frame of one way there and back. */
const positions = (loop) =>
  eased(Math.round((loop.seconds * frameRate) / loop.times)).map((share) => share * (keysOf(loop) - 1));

const loadKeys = async (name, loop) => {
  const plate = await loadPlate(plateFile(loop));
  const keys = [];
  for (let key = 0; key < keysOf(loop); key++) keys.push(await loadKey(keyFile(name, key), plate, {}));
  const empty = grade(plate.width, plate.height, plate.light, { grain: 0 });
  keys.forEach((key, index) => {
    key.stage = stageOf(keys, index, empty);
  });
  return { ...plate, keys };
};

/** Frames of the way back are those of the way out wherever the figure is at nearly the same place. */
const fine = 40;

export const writeLoop = async (name, loop, reel) => {
  const { width, height, keys } = await loadKeys(name, loop);
  const bends = (key) => key % loop.steps !== 0;
  const known = new Map();
  const frameAt = (position) => {
    const at = Math.round(position * fine) / fine;
    const first = Math.min(Math.floor(at), keys.length - 2);
    if (!known.has(at))
      known.set(
        at,
        between(keys[first], keys[first + 1], at - first, width, { a: bends(first), b: bends(first + 1) }),
      );
    return known.get(at);
  };
  const cycle = positions(loop).map(frameAt);
  const frames = Array.from({ length: loop.times }, () => cycle).flat();
  await writeReel(frames, width, height, reel);
  return keys.map((key) => ({ width, height, pixels: key.pixels }));
};
