/** The reel of a loop: the figure goes along its poses and back the same way, and so ends where it began. */
import { blend, frameRate, writeReel } from './encode-film.mjs';
import { loadKey, loadPlate } from './loop-develop.mjs';
import { keyFile, keysOf, plateFile } from './loop-keys.mjs';

/** A breath in is shorter than a breath out. */
const inShare = 0.45;

/** Where on its way from the first key, 0, to the last, 1, the figure is at a share t of the way there and back. */
const there = (t) => (t < inShare ? t / inShare : (1 - t) / (1 - inShare));

/**
 * Where between its keys the figure is at each frame of one way there and back. Whoever moves fast is at a key: the
 * mix of two would be a double.
 */
const positions = (loop) => {
  const frames = Math.round((loop.seconds * frameRate) / loop.times);
  return Array.from({ length: frames }, (_, i) => there(i / frames) * (keysOf(loop) - 1)).map((position) =>
    loop.times > 1 ? Math.round(position) : position,
  );
};

const loadKeys = async (name, loop) => {
  const plate = await loadPlate(plateFile(loop));
  const pixels = [];
  for (let key = 0; key < keysOf(loop); key++) pixels.push(await loadKey(keyFile(name, key), plate));
  return { ...plate, pixels };
};

/** Keys lie so close together that a frame between two of them is their mix. */
function* framesOf(loop, pixels) {
  for (let time = 0; time < loop.times; time++)
    for (const position of positions(loop)) {
      const first = Math.min(Math.floor(position), pixels.length - 2);
      yield blend(pixels[first], pixels[first + 1], position - first);
    }
}

export const writeLoop = async (name, loop, reel) => {
  const { width, height, pixels } = await loadKeys(name, loop);
  await writeReel(framesOf(loop, pixels), width, height, reel);
  return pixels.map((key) => ({ width, height, pixels: key }));
};
