/** The reel of a class film: the figure goes along its route, rests, and comes back the same way. */

import { frameRate, writeReel } from './encode-film.mjs';
import { grade } from './grade.mjs';
import { between, loadKey, loadPlate, stageOf } from './motion.mjs';
import { keyFile, keysOf, plateFile } from './practices.mjs';
import { keysPerStep } from './recipes/practices.ts';

/** Long enough for a class to settle in. */
const shortest = 30;

const ease = (t) => (1 - Math.cos(Math.PI * t)) / 2;

/** Where on the route the figure is at each frame of the way out, counted in keys. */
export const positions = ({ rests, pace, rest }) => {
  const out = [];
  const stay = (at, seconds) => {
    for (let i = 0; i < seconds * frameRate; i++) out.push(at * keysPerStep);
  };
  rests.forEach((pose, index) => {
    // The turning points are shared with the way back, so each way has half of their rest.
    const isEnd = index === 0 || index === rests.length - 1;
    stay(pose, isEnd ? rest / 2 : rest);
    const next = rests[index + 1];
    if (next === undefined) return;
    const frames = Math.round((next - pose) * pace * frameRate);
    for (let i = 1; i < frames; i++) out.push((pose + (next - pose) * ease(i / frames)) * keysPerStep);
  });
  return out;
};

/** How often the figure goes there and back. */
const timesOf = (wayOut) => Math.ceil((shortest * frameRate) / (2 * wayOut));

export const secondsOf = (practice) => {
  const wayOut = positions(practice).length;
  return Math.round((2 * wayOut * timesOf(wayOut)) / frameRate);
};

const loadKeys = async (name, practice) => {
  const plate = await loadPlate(plateFile(name));
  const keys = [];
  for (let key = 0; key < keysOf(practice); key++) keys.push(await loadKey(keyFile(name, key), plate, {}));
  const empty = grade(plate.width, plate.height, plate.light, { grain: 0 });
  keys.forEach((key, index) => {
    key.stage = stageOf(keys, index, empty);
  });
  return { ...plate, keys };
};

export const writePractice = async (name, practice, reel) => {
  const { width, height, keys } = await loadKeys(name, practice);
  const bends = (key) => key % keysPerStep !== 0;
  let known = { at: -1 };
  const frameAt = (at) => {
    if (known.at === at) return known.frame;
    const first = Math.min(Math.floor(at), keys.length - 2);
    const frame = between(keys[first], keys[first + 1], at - first, width, {
      a: bends(first),
      b: bends(first + 1),
    });
    known = { at, frame };
    return frame;
  };
  const out = positions(practice).map(frameAt);
  const cycle = [...out, ...out.toReversed()];
  const frames = Array.from({ length: timesOf(out.length) }, () => cycle).flat();
  await writeReel(frames, width, height, reel);
};
