/** ffmpeg's side: raw frames into a reel, the reel into files (AV1 and H.264) or into segments of a stream. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { headSeconds, loopRenditions } from '../loops.ts';

export const frameRate = 24;
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

const start = (command, args, output = 'inherit') => {
  const child = spawn(command, args, { stdio: ['pipe', output, 'inherit'] });
  const finished = new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}`)),
    );
  });
  return { child, finished };
};
export const run = (command, args) => {
  const { child, finished } = start(command, args);
  child.stdin.end();
  return finished;
};

/** Two frames laid over each other. */
export const blend = (a, b, share) => {
  const out = Buffer.alloc(a.length);
  for (let i = 0; i < a.length; i++) out[i] = a[i] * (1 - share) + b[i] * share;
  return out;
};

/** Returns how many seconds the frames last. */
export const writeReel = async (frames, width, height, file, rate = frameRate) => {
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
  let count = 0;
  for (const frame of frames) {
    if (!child.stdin.write(frame)) await once(child.stdin, 'drain');
    count++;
  }
  child.stdin.end();
  await finished;
  return count / rate;
};

/** The touches of a picture, for ffmpeg. */
const touchFilters = ({ mirror, modulate: { hue = 0, saturation = 1, brightness = 1 } = {} }) => [
  ...(mirror ? ['hflip'] : []),
  ...(hue || saturation !== 1 ? [`hue=h=${hue}:s=${saturation}`] : []),
  ...(brightness === 1 ? [] : [`lutrgb=r=val*${brightness}:g=val*${brightness}:b=val*${brightness}`]),
];

/** The frames of a reel at another size and at the rate of films; the same touches as for pictures. */
export const readReel = async (file, width, height, touch = {}) => {
  const filters = [
    `framerate=fps=${frameRate}`,
    `scale=${width}:${height}:flags=lanczos`,
    ...touchFilters(touch),
  ];
  const { child, finished } = start(
    'ffmpeg',
    [
      '-loglevel',
      'error',
      '-i',
      file,
      '-vf',
      filters.join(','),
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      'pipe:1',
    ],
    'pipe',
  );
  child.stdin.end();
  const size = width * height * 3;
  const bytes = Buffer.concat(await child.stdout.toArray());
  await finished;
  return Array.from({ length: Math.floor(bytes.length / size) }, (_, i) =>
    bytes.subarray(i * size, (i + 1) * size),
  );
};

/**
 * Quick presets: slow camera moves leave an encoder little to find, a tenth of the bytes at a quarter of the
 * time.
 */
export const encodeLoop = async (reel, stem, widths) => {
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
      '12',
      '-crf',
      '40',
      '-g',
      '240',
      `${stem}-${width}.webm`,
    ]);
    await run('ffmpeg', [
      ...base,
      '-c:v',
      'libx264',
      '-preset',
      'veryfast',
      '-crf',
      '26',
      '-profile:v',
      'high',
      '-movflags',
      '+faststart',
      `${stem}-${width}.mp4`,
    ]);
  }
};

/** Steady quality; the rate is a promise to slow connections, not a goal. */
const rates = { 360: 400, 720: 1400 };

/** A loop has fewer than ten parts, so the order of their names is theirs. */
const partsIn = (folder, height) =>
  readdirSync(folder)
    .filter((name) => name.startsWith(`${height}_`))
    .sort()
    .map((name) => readFileSync(join(folder, name)));

/**
 * One segment per height, and the initialization segments that all loops share. Returns the bytes of its head
 * and of the rest: a closed group of pictures with its own index is as long as the head of a class.
 */
export const encodeSegments = async (reel, sound, fileOf, initOf, filters = []) => {
  const folder = mkdtempSync(join(tmpdir(), 'heliora-loop-'));
  const copies = loopRenditions.map((_, i) => `[s${i}]`).join('');
  const scaled = loopRenditions.map((r, i) => `[s${i}]scale=${r.width}:${r.height}:flags=lanczos[v${i}]`);
  const split = `[0:v]${filters.map((filter) => `${filter},`).join('')}split=${loopRenditions.length}${copies};${scaled.join(';')}`;
  const streams = loopRenditions.flatMap(({ height }, i) => [
    ...['-map', `[v${i}]`, '-map', '1:a'],
    ...[`-maxrate:v:${i}`, `${rates[height]}k`, `-bufsize:v:${i}`, `${rates[height] * 2}k`],
  ]);
  const group = headSeconds * frameRate;
  const video = [
    ...[
      '-c:v',
      'libx264',
      '-preset',
      'veryfast',
      '-crf',
      '25',
      '-profile:v',
      'main',
      '-level',
      '3.1',
      ...color,
    ],
    ...[
      '-g',
      String(group),
      '-keyint_min',
      String(group),
      '-sc_threshold',
      '0',
      '-c:a',
      'aac',
      '-b:a',
      '40k',
      '-bitexact',
    ],
  ];
  const map = loopRenditions.map(({ height }, i) => `v:${i},a:${i},name:${height}`).join(' ');
  await run('ffmpeg', [
    ...['-y', '-loglevel', 'error', '-i', reel, '-i', sound, '-filter_complex', split, ...streams, ...video],
    ...[
      '-f',
      'hls',
      '-hls_time',
      String(headSeconds),
      '-hls_playlist_type',
      'vod',
      '-hls_segment_type',
      'fmp4',
    ],
    // Picture and sound begin at zero: hls.js counts a delay as part of a segment, and a class would get longer.
    ...['-hls_segment_options', 'movflags=+negative_cts_offsets:use_editlist=0'],
    ...['-hls_fmp4_init_filename', 'init_%v.mp4', '-hls_segment_filename', join(folder, '%v_%d.m4s')],
    ...['-var_stream_map', map, join(folder, '%v.m3u8')],
  ]);
  const parts = {};
  for (const { height } of loopRenditions) {
    const [head, ...rest] = partsIn(folder, height);
    parts[height] = [head.length, rest.reduce((sum, { length }) => sum + length, 0)];
    writeFileSync(fileOf(height), Buffer.concat([head, ...rest]));
    const init = readFileSync(join(folder, `init_${height}.mp4`));
    const shared = initOf(height);
    if (!existsSync(shared)) writeFileSync(shared, init);
    else if (!readFileSync(shared).equals(init))
      throw new Error(`another initialization segment: ${fileOf(height)}`);
  }
  rmSync(folder, { recursive: true });
  return parts;
};

export const versionOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8);
