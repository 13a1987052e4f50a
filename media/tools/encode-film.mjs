/** ffmpeg's side: raw frames into a reel, the reel into loops (AV1 and H.264) or an HLS stream in three renditions. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

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

const start = (command, args) => {
  const child = spawn(command, args, { stdio: ['pipe', 'inherit', 'inherit'] });
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

export const writeReel = async (frames, width, height, file) => {
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${width}x${height}`,
    '-r',
    String(frameRate),
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
export const encodeStream = async (reel, folder) => {
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
