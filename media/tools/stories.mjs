/** Makes the films of media/tools/recipes/stories.ts: a still per shot, ffmpeg for all that moves. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { libraryFolder, readMediaCatalog } from '../library-files.ts';
import { run, versionOf } from './encode-film.mjs';
import { enterFilm } from './film-catalog.mjs';
import { fingerprint, forget, readMade, remember } from './fingerprint.ts';
import { subtitlesOf, writeTypefaces } from './lettering.mjs';
import { reelOf } from './loop-films.mjs';
import { loopPrint } from './loop-keys.mjs';
import { masterFile } from './masters.mjs';
import { progress } from './progress.mjs';
import { reels } from './recipes/loops.ts';
import { melt, secondsOf, stories, timesOf } from './recipes/stories.ts';
import { writeFilmSound } from './sound.mjs';

const [width, height] = [1280, 720];
const [stillWidth, stillHeight] = [1440, 810];
const widths = [640, 1280];
/** The camera is so slow that twelve frames a second are enough. */
const rate = 12;

const libraryPicture = (name) => {
  const entry = readMediaCatalog().pictures[name];
  return join(libraryFolder, `${entry.of ?? name}-${entry.width}.webp`);
};

const gradient = (stops, from, to) =>
  Buffer.from(
    `<svg width="${stillWidth}" height="${stillHeight}"><defs><linearGradient id="g" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${stops
      .map(
        ([offset, color, opacity]) =>
          `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
      )
      .join('')}</linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  );

/** The part of a portrait, as high as the film, in which its middle stands at this share of the width. */
const portraitAt = async (master, at) => {
  const picture = sharp(masterFile(master, 'png'));
  const { width: own, height: tall } = await picture.metadata();
  const wide = Math.round((tall * width) / height);
  return picture
    .extract({ left: Math.round(own / 2 - wide * at), top: 0, width: wide, height: tall })
    .resize(stillWidth, stillHeight, { kernel: 'cubic' })
    .png({ compressionLevel: 1 })
    .toBuffer();
};

/** One light per shot: where one shot melts into the next, the light changes. */
const lights = [
  {
    modulate: { brightness: 0.94, saturation: 0.96 },
    light: gradient(
      [
        [0, '#ffd9a8', 0.3],
        [0.5, '#ffd9a8', 0],
        [1, '#2a1216', 0.35],
      ],
      [0, 0],
      [1, 1],
    ),
  },
  {
    modulate: { brightness: 1.03, saturation: 1.04 },
    light: gradient(
      [
        [0, '#2a1216', 0.25],
        [0.5, '#ff9a55', 0.05],
        [1, '#ffb870', 0.38],
      ],
      [0, 1],
      [1, 0],
    ),
  },
];

const dark = (...stops) => stops.map(([offset, opacity]) => [offset, '#2a1216', opacity]);
const aboveWords = gradient(dark([0, 0.86], [0.42, 0.4], [1, 0.06]), [0, 1], [0.35, 0]);
const lowerEdge = gradient(dark([0, 0.5], [0.3, 0]), [0, 1], [0, 0]);
const besideWords = gradient(dark([0, 0.88], [0.4, 0.62], [0.75, 0.1], [1, 0]), [0, 0.6], [1, 0.4]);

/** Darker where the words are, and at the lower edge, where shoulders end. */
const shadesOf = (shot) => {
  if (shot.words === 'left') return [besideWords];
  if (!shot.portrait) return [aboveWords];
  const [from, to] = shot.at > 0.5 ? [0, 1] : [1, 0];
  return [
    gradient(
      [
        [0, '#2a1216', 0.62],
        [0.55, '#2a1216', 0.12],
        [1, '#2a1216', 0],
      ],
      [from, 0],
      [to, 0],
    ),
    gradient(
      [
        [0, '#2a1216', 0.92],
        [0.14, '#2a1216', 0.6],
        [0.36, '#2a1216', 0],
      ],
      [0, 1],
      [0, 0],
    ),
  ];
};

const writeStill = async (shot, folder, index) => {
  const base = shot.portrait
    ? await portraitAt(shot.portrait, shot.at)
    : await sharp(libraryPicture(shot.picture))
        .resize(stillWidth, stillHeight, { fit: 'cover' })
        .png({ compressionLevel: 1 })
        .toBuffer();
  const { modulate, light } = lights[index % 2];
  const file = join(folder, `${index}.png`);
  const lit = await sharp(base)
    .modulate(modulate)
    .composite([{ input: light, blend: 'soft-light' }, ...shadesOf(shot).map((input) => ({ input }))])
    .png({ compressionLevel: 1 })
    .toBuffer();
  // Twice the size of the film: the camera moves in whole points, which must be too small to be seen.
  await sharp(lit)
    .resize(2 * width, 2 * height, { kernel: 'cubic' })
    .png({ compressionLevel: 1 })
    .toFile(file);
  return file;
};

/** The camera: what it sees at each frame. */
const move = ({ from, to, seconds }) => {
  // Rounded up: the last shot ends the film, which must not be shorter than the catalog says.
  const frames = Math.ceil(seconds * rate);
  const at = (i) => `(${from[i]}+(${to[i] - from[i]})*(1-cos(PI*on/${frames}))/2)`;
  const [left, top, share] = [0, 1, 2].map(at);
  return `zoompan=z='1/${share}':x='iw*${left}':y='ih*${top}':d=${frames}:s=${width}x${height}:fps=${rate}`;
};

/** Inputs and the filter of one shot; its label is [shot<index>]. */
const shotGraph = async (shot, folder, index, firstInput) => {
  const ready = `settb=1/${rate},format=yuv420p[shot${index}]`;
  if (!shot.loop)
    return {
      input: ['-i', await writeStill(shot, folder, index)],
      count: 1,
      graph: `[${firstInput}:v]${move(shot)},${ready}`,
    };
  const shade = join(folder, `${index}-shade.png`);
  await sharp(shot.isBare ? lowerEdge : besideWords)
    .resize(width, height)
    .png()
    .toFile(shade);
  return {
    input: ['-stream_loop', '-1', '-t', String(shot.seconds), '-i', reelOf(shot.loop), '-i', shade],
    count: 2,
    graph: `[${firstInput}:v]fps=${rate},scale=${width}:${height}[l${index}];[l${index}][${firstInput + 1}:v]overlay=0:0,trim=duration=${shot.seconds},${ready}`,
  };
};

const codec = [
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '25', '-profile:v', 'high', '-pix_fmt', 'yuv420p'],
  ...['-movflags', '+faststart', '-c:a', 'aac', '-b:a', '64k'],
];

const encode = async (story, folder, stem) => {
  const inputs = [];
  const graphs = [];
  let count = 0;
  for (const [index, shot] of story.shots.entries()) {
    const made = await shotGraph(shot, folder, index, count);
    inputs.push(...made.input);
    graphs.push(made.graph);
    count += made.count;
  }
  const sound = join(folder, 'sound.wav');
  const seed = [...stem].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  writeFilmSound(sound, story.mood, secondsOf(story), seed);
  let last = 'shot0';
  let end = story.shots[0].seconds;
  story.shots.slice(1).forEach((shot, i) => {
    graphs.push(
      `[${last}][shot${i + 1}]xfade=transition=fade:duration=${melt}:offset=${(end - melt).toFixed(3)}[m${i}]`,
    );
    last = `m${i}`;
    end += shot.seconds - melt;
  });
  const subtitles = join(folder, 'lines.ass');
  writeFileSync(subtitles, subtitlesOf(story.lines, width, height));
  const copies = widths.map((wide) => `[c${wide}]`).join('');
  graphs.push(
    `[${last}]fade=t=in:d=0.8,fade=t=out:st=${(end - 1).toFixed(2)}:d=1,ass=${subtitles}:fontsdir=${writeTypefaces()},split=${widths.length}${copies}`,
    ...widths.map((wide) => `[c${wide}]scale=${wide}:-2[v${wide}]`),
  );
  await run('ffmpeg', [
    ...['-y', '-loglevel', 'error', ...inputs, '-i', sound, '-filter_complex', graphs.join(';')],
    ...widths.flatMap((wide) => [
      ...['-map', `[v${wide}]`, '-map', `${count}:a`, '-t', String(secondsOf(story)), ...codec],
      `${stem}-${wide}.mp4`,
    ]),
  ]);
};

const makeStory = async (name, story) => {
  const folder = mkdtempSync(join(tmpdir(), 'heliora-story-'));
  const stem = join(libraryFolder, 'films', name);
  mkdirSync(dirname(stem), { recursive: true });
  await encode(story, folder, stem);
  rmSync(folder, { recursive: true });
  return {
    ...{ seconds: secondsOf(story), version: versionOf(`${stem}-${widths[0]}.mp4`), widths, hasSound: true },
    ...timesOf(story),
  };
};

const isHere = ({ loop, portrait }) =>
  (!loop || existsSync(reelOf(loop))) && (!portrait || existsSync(masterFile(portrait, 'png')));

/** A story is due again when a loop that it shows has changed. */
const printOf = (story) =>
  fingerprint(story, ...story.shots.flatMap(({ loop }) => (loop ? [loopPrint(reels[loop])] : [])));

export const encodeStories = async (only = '') => {
  const made = readMade();
  const due = Object.entries(stories).filter(
    ([name, story]) =>
      name.startsWith(only) && made.films[name] !== printOf(story) && story.shots.every(isHere),
  );
  const bar = progress('Telling', due.length);
  for (const [name, story] of due) {
    enterFilm(name, await makeStory(name, story));
    remember('films', name, printOf(story));
    bar.step(name);
  }
  bar.end();
};

/** All films whose names begin so, and the loops they show, unless their reels are on this disk. */
export const forgetFilms = (only) => {
  const names = Object.keys(readMade().films).filter((name) => name.startsWith(only));
  const shown = names.flatMap((name) => stories[name]?.shots.flatMap(({ loop }) => loop ?? []) ?? []);
  forget([...names, ...shown.filter((loop) => !existsSync(reelOf(loop))).map((loop) => `loops/${loop}`)]);
};
