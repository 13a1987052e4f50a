/** Shoots the films that are due and encodes them: AV1 and H.264 in two sizes, class films as HLS in three renditions. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { films as specs } from '../manifest.ts';
import { films, shared } from '../recipes/films.ts';
import { masters } from '../recipes/masters.ts';
import { develop } from './develop.mjs';
import { driftFrame, prepare } from './drift.mjs';
import { fingerprint, readMade, remember } from './fingerprint.ts';
import { currentCatalog, libraryFolder, writeCatalog } from './library.ts';
import { masterFile, mastersFolder } from './masters.mjs';
import { progress } from './progress.mjs';

const rate = 24;
const melt = 0.8;
const sensor = 36;
const lensOf = { class_stage: 52, room: 25, exterior: 29, retreat: 30, arcade: 36 };
const color = [
  '-pix_fmt',
  'yuv420p',
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
];

const start = (command, args) => {
  const child = spawn('nice', ['-n', '10', command, ...args], { stdio: ['pipe', 'inherit', 'inherit'] });
  const finished = new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}`)),
    );
  });
  return { child, finished };
};
const run = (command, args) => {
  const { child, finished } = start(command, args);
  child.stdin.end();
  return finished;
};

/** A shot swings to one side and back, slowest at the ends, so that a loop has no seam: half of its frames are enough. */
const shoot = async (shot, seconds, width) => {
  const master = masters[shot.master];
  const developed = await develop(masterFile(shot.master, 'exr'), { ...master.grade, grain: 0 });
  const [left, top, share] = shot.frame ?? [0, 0, 1];
  const source = prepare(developed, [left, top, share], width);
  const focal = ((lensOf[master.scene] / sensor) * width) / share;
  const half = Math.round((seconds * rate) / 2);
  const frames = [];
  for (let i = 0; i <= half; i++) {
    const swing = -Math.cos((Math.PI * i) / half);
    frames.push(
      driftFrame(
        source,
        focal,
        shot.drift.map((reach, axis) => (axis === 2 ? reach * (swing + 1) * 0.5 : reach * swing * 0.5)),
        1.03,
      ),
    );
  }
  return { frames, height: source.height };
};

/** One shot goes there and back; several shots each go one way and melt into the next, the last into the first. */
function* sequence(shots) {
  if (shots.length === 1) {
    const [{ frames }] = shots;
    yield* frames;
    for (let i = frames.length - 2; i > 0; i--) yield frames[i];
    return;
  }
  const overlap = Math.round(melt * rate);
  for (const [index, { frames }] of shots.entries()) {
    const next = shots[(index + 1) % shots.length].frames;
    for (let i = overlap; i < frames.length; i++) {
      const into = i - (frames.length - overlap);
      yield into < 0 ? frames[i] : blend(frames[i], next[into], (into + 1) / (overlap + 1));
    }
  }
}

const blend = (a, b, share) => {
  const out = Buffer.alloc(a.length);
  for (let i = 0; i < a.length; i++) out[i] = a[i] * (1 - share) + b[i] * share;
  return out;
};

const writeReel = async (frames, width, height, file) => {
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${width}x${height}`,
    '-r',
    String(rate),
    '-i',
    'pipe:0',
  ];
  const output = [
    '-vf',
    'scale=out_color_matrix=bt709',
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-crf',
    '12',
    ...color,
    file,
  ];
  const { child, finished } = start('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...output]);
  for (const frame of frames) if (!child.stdin.write(frame)) await once(child.stdin, 'drain');
  child.stdin.end();
  await finished;
};

const encodeLoop = async (reel, stem, widths) => {
  for (const width of widths) {
    const base = [
      '-y',
      '-loglevel',
      'error',
      '-i',
      reel,
      '-an',
      '-vf',
      `scale=${width}:-2:flags=lanczos`,
      ...color,
    ];
    await run('ffmpeg', [
      ...base,
      '-c:v',
      'libsvtav1',
      '-preset',
      '8',
      '-crf',
      '41',
      '-g',
      '240',
      `${stem}-${width}.webm`,
    ]);
    await run('ffmpeg', [
      ...base,
      '-c:v',
      'libx264',
      '-preset',
      'medium',
      '-crf',
      '27',
      '-profile:v',
      'high',
      '-movflags',
      '+faststart',
      `${stem}-${width}.mp4`,
    ]);
  }
};

const renditions = [
  { height: 360, width: 640, rate: 450 },
  { height: 540, width: 960, rate: 900 },
  { height: 720, width: 1280, rate: 1600 },
];

/** Two-second segments with closed groups of pictures, and a silent sound track: some players refuse a stream without one. */
const encodeStream = async (reel, folder) => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const split = `[0:v]split=3${renditions.map((_, i) => `[s${i}]`).join('')};${renditions.map((r, i) => `[s${i}]scale=${r.width}:${r.height}[v${i}]`).join(';')}`;
  const streams = renditions.flatMap((r, i) => [
    ...['-map', `[v${i}]`, '-map', '1:a'],
    ...[
      `-b:v:${i}`,
      `${r.rate}k`,
      `-maxrate:v:${i}`,
      `${Math.round(r.rate * 1.2)}k`,
      `-bufsize:v:${i}`,
      `${r.rate * 2}k`,
    ],
  ]);
  const video = [
    '-c:v',
    'libx264',
    '-preset',
    'fast',
    '-profile:v',
    'main',
    ...color,
    '-g',
    '48',
    '-keyint_min',
    '48',
    '-sc_threshold',
    '0',
  ];
  const hls = [
    '-f',
    'hls',
    '-hls_time',
    '2',
    '-hls_playlist_type',
    'vod',
    '-hls_segment_type',
    'fmp4',
    '-hls_flags',
    'independent_segments',
  ];
  const names = [
    '-hls_fmp4_init_filename',
    'init_%v.mp4',
    '-master_pl_name',
    'master.m3u8',
    '-hls_segment_filename',
    join(folder, '%v_%03d.m4s'),
  ];
  const map = renditions.map((r, i) => `v:${i},a:${i},name:${r.height}`).join(' ');
  await run('ffmpeg', [
    ...[
      '-y',
      '-loglevel',
      'error',
      '-i',
      reel,
      '-f',
      'lavfi',
      '-i',
      'anullsrc=r=48000:cl=stereo',
      '-shortest',
    ],
    ...['-filter_complex', split, ...streams, ...video, '-c:a', 'aac', '-b:a', '32k', ...hls, ...names],
    ...['-var_stream_map', map, join(folder, '%v.m3u8')],
  ]);
};

const versionOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8);

const makeFilm = async (name, recipe) => {
  const width = recipe.stream ? 1280 : recipe.widths.at(-1);
  const perShot =
    recipe.shots.length === 1 ? recipe.seconds : (recipe.seconds / recipe.shots.length + melt) * 2;
  const shots = [];
  for (const shot of recipe.shots) shots.push(await shoot(shot, perShot, width));
  const reel = join(mastersFolder, 'films', `${name}.mp4`);
  mkdirSync(dirname(reel), { recursive: true });
  await writeReel(sequence(shots), width, shots[0].height, reel);
  const stem = join(libraryFolder, 'films', name);
  mkdirSync(dirname(stem), { recursive: true });
  if (recipe.stream) await encodeStream(reel, stem);
  else await encodeLoop(reel, stem, recipe.widths);
  const first = recipe.stream ? join(stem, '720.m3u8') : `${stem}-${recipe.widths[0]}.mp4`;
  return {
    seconds: recipe.seconds,
    version: versionOf(first),
    widths: recipe.widths,
    ...(recipe.stream && { stream: true }),
  };
};

const wanted = (recipe, made) =>
  fingerprint(
    recipe,
    recipe.shots.map((shot) => made.masters[shot.master]),
  );

/** Every name of the manifest that shows this film, itself included. */
const enter = (name, entry) => {
  const catalog = currentCatalog();
  for (const spec of specs) {
    if (spec.name === name) catalog.films[name] = { poster: spec.poster, ...entry };
    if (shared[spec.name] === name) catalog.films[spec.name] = { poster: spec.poster, ...entry, of: name };
  }
  writeCatalog(catalog);
};

export const encodeFilms = async (only = '') => {
  const made = readMade();
  const due = Object.entries(films).filter(
    ([name, recipe]) =>
      name.startsWith(only) &&
      made.films[name] !== wanted(recipe, made) &&
      recipe.shots.every((shot) => existsSync(masterFile(shot.master, 'exr'))),
  );
  const bar = progress('Filming', due.length);
  for (const [name, recipe] of due) {
    enter(name, await makeFilm(name, recipe));
    remember('films', name, wanted(recipe, made));
    bar.step(name);
  }
  bar.end();
};
