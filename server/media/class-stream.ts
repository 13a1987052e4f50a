/**
 * The stream of an on-demand class: a playlist over the pool of loops of the media library, so that a class
 * has its whole length and no file of its own (docs/decisions/080-classes-are-playlists.md).
 */
import { instructors } from '#content/catalog/instructors.ts';
import { type ClassVideo, classVideos } from '#content/catalog/videos.ts';
import { classPlans } from '#content/facts/class-plans.ts';
import { classCues } from '#domain/videos/class-cues.ts';
import { type ClassPlan, classSequence, type Step } from '#domain/videos/class-sequence.ts';
import { headSeconds, initFile, loopFile, loopRenditions, loopsByName } from '#media/loops.ts';
import { cueWords, poseCues } from '#words/videos/cues.ts';
import { webVtt } from './web-vtt.ts';

export type ClassStream = { video: ClassVideo; plan: ClassPlan; steps: readonly Step[] };

/** Null for an id that the library does not have. */
export const findClassStream = (id: string): ClassStream | null => {
  const video = classVideos.find((each) => each.id === id);
  const plan = video && classPlans[video.id];
  return plan ? { video, plan, steps: classSequence(video, plan, loopsByName) } : null;
};

/** H.264 Main 3.1 and AAC-LC, as media/tools/encode-film.mjs encodes them. */
const codecs = 'avc1.4d401f,mp4a.40.2';

export const masterPlaylist = (): string =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...loopRenditions.flatMap(({ width, height, bandwidth }) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${width}x${height},CODECS="${codecs}",FRAME-RATE=24.000`,
      `${height}.m3u8`,
    ]),
    '',
  ].join('\n');

/** Relative, so that a content delivery host may serve the playlists too. */
const toLibrary = '../../../';

const segment = (seconds: number, url: string, range = '') => `#EXTINF:${seconds}.0,\n${range}${url}`;

/** The first repetition, as the short segment with which a class begins, and the rest of it. */
const opening = (seconds: number, url: string, [head = 0, rest = 0]: readonly number[]): string =>
  [
    segment(headSeconds, url, `#EXT-X-BYTERANGE:${head}@0\n`),
    segment(seconds - headSeconds, url, `#EXT-X-BYTERANGE:${rest}@${head}\n`),
  ].join('\n');

const findLoop = (name: string) => {
  const loop = loopsByName[name];
  if (!loop) throw new Error(`the pool has no loop ${name}`);
  return loop;
};

/** The clock of every repetition starts at zero: `#EXT-X-DISCONTINUITY` informs the player. */
export const mediaPlaylist = ({ steps }: ClassStream, height: number): string => {
  const longest = Math.max(...steps.map(({ loop }) => findLoop(loop).seconds));
  const repetitions = steps.flatMap(({ loop, side, times }, number) => {
    const { seconds, version, parts } = findLoop(loop);
    const url = `${toLibrary}${loopFile(loop, side, height)}?v=${version}`;
    const range = parts[height];
    return Array.from({ length: times }, (_, index) =>
      number === 0 && index === 0 && range ? opening(seconds, url, range) : segment(seconds, url),
    );
  });
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${longest}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-MAP:URI="${toLibrary}${initFile(height)}"`,
    repetitions.join('\n#EXT-X-DISCONTINUITY\n'),
    '#EXT-X-ENDLIST',
    '',
  ].join('\n');
};

/** As WebVTT. */
export const captionsOf = ({ video, plan, steps }: ClassStream): string => {
  const instructor = instructors.find(({ id }) => id === video.instructorId);
  return webVtt(
    classCues({
      kind: video.kind,
      steps,
      loops: loopsByName,
      words: cueWords,
      poses: poseCues,
      welcome: cueWords.welcome(
        video.name,
        instructor ? `${instructor.firstName} ${instructor.lastName}` : '',
      ),
      isSilent: plan.isSilent ?? false,
    }),
  );
};
