/**
 * A shot: the camera moves through one finished picture. Kept as a reel, because several films may show it.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { develop } from './develop.mjs';
import { driftFrame, prepare } from './drift.mjs';
import { frameRate, readReel, writeReel } from './encode-film.mjs';
import { fingerprint, readMade } from './fingerprint.ts';
import { cameraOf, masterFile, mastersFolder } from './masters.mjs';
import { masters } from './recipes/masters.ts';

const sensor = 36;
/** Of masters whose camera was not noted when they were rendered. */
const usualLens = { class_stage: 52, room: 25 };
const shape = 16 / 9;
/** The drift is so slow that two of three frames may be a mix of their neighbors. */
const drawnRate = frameRate / 3;
/** What a moving camera would see beyond the edge of the master stays out of the picture. */
const margin = 0.015;
/** Enlarging is left to the last step: drawing more pixels than the master has shows nothing new. */
const finest = 1.15;

const ease = { swing: (t) => (1 - Math.cos(Math.PI * t)) / 2, glide: (t) => t };

/** The windows at both ends in pixels of the master, and the part of it that holds both. */
const windowsOf = ({ frame = [0, 0, 1], to = frame }, [width, height]) => {
  const windows = [frame, to].map(([left, top, share]) => {
    const size = Math.min(share * width, height * shape);
    const tall = size / shape;
    return { left: left * width, top: Math.min(top * height, height - tall), width: size, height: tall };
  });
  const left = Math.min(...windows.map((w) => w.left));
  const top = Math.min(...windows.map((w) => w.top));
  const right = Math.max(...windows.map((w) => w.left + w.width));
  const bottom = Math.max(...windows.map((w) => w.top + w.height));
  return { windows, part: { left, top, width: right - left, height: bottom - top } };
};

const lensOf = (name, scene) =>
  existsSync(masterFile(name, 'json')) ? cameraOf(name).lens : usualLens[scene];

const mix = (a, b, t) => a * (1 - t) + b * t;

const draw = async (shot, count, width, path, file) => {
  const master = masters[shot.master];
  const { windows, part } = windowsOf(shot, master.size);
  const [from, to] = windows;
  const drawn = Math.round(Math.min(width, from.width * finest) / 16) * 16;
  const developed = await develop(masterFile(shot.master, 'exr'), { ...master.grade, grain: 0 });
  const scale = drawn / Math.max(from.width, to.width);
  const region = [part.left / master.size[0], part.top / master.size[1], part.width / master.size[0]];
  const source = prepare(developed, region, Math.round(part.width * scale), part.width / part.height);
  const focal = (lensOf(shot.master, master.scene) / sensor) * master.size[0] * scale;
  const size = [drawn, Math.round(drawn / shape / 2) * 2];
  const frames = (function* () {
    for (let i = 0; i < count; i++) {
      const t = ease[path](i / (count - 1));
      const [right, up, forward] = shot.drift;
      const shown = mix(from.width, to.width, t) * scale;
      yield driftFrame(source, focal, [right * (t - 0.5), up * (t - 0.5), forward * t], {
        left: (mix(from.left, to.left, t) - part.left) * scale + shown * margin,
        top: (mix(from.top, to.top, t) - part.top) * scale + (shown / shape) * margin,
        width: shown * (1 - 2 * margin),
        size,
      });
    }
  })();
  await writeReel(frames, ...size, file, drawnRate);
};

/** Frames at the film's size and rate. */
export const shoot = async (shot, seconds, width, path) => {
  const { mirror, modulate, ...drawn } = shot;
  const count = Math.round(seconds * drawnRate) + 1;
  const print = fingerprint(drawn, count, width, path, readMade().masters[shot.master]);
  const folder = join(mastersFolder, 'films', 'shots');
  const file = join(folder, `${print}.mp4`);
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file)) await draw(drawn, count, width, path, file);
  return readReel(file, width, Math.round(width / shape), { mirror, modulate });
};
