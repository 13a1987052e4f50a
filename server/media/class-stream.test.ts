import { describe, expect, test } from 'vitest';
import { classVideos } from '#content/catalog/videos.ts';
import { type Step, secondsOfSequence } from '#domain/videos/class-sequence.ts';
import { libraryFiles } from '#media/library-files.ts';
import { headSeconds, loopRenditions, loopsByName } from '#media/loops.ts';
import { poseCues } from '#words/videos/cues.ts';
import { captionsOf, findClassStream, masterPlaylist, mediaPlaylist } from './class-stream.ts';

const library = new Set(libraryFiles());
const streams = classVideos.flatMap(({ id }) => findClassStream(id) ?? []);

/** The loops of each class whose title names a pose or a part of the body. */
const themes: Readonly<Record<string, string>> = {
  'flow-3': 'swan low-lunge lizard squat-low butterfly',
  'flow-4': 'twist supine-twist',
  'flow-8': 'crescent warrior step triangle',
  'flow-10': 'fold dog triangle dragonfly caterpillar',
  'flow-12': 'tree tree-open tree-rise half-moon',
  'flow-18': 'cobra sphinx camel bridge-held',
  'flow-20': 'chair crescent warrior goddess',
  'flow-22': 'crow side-plank boat',
  'flow-27': 'plank boat side-plank',
  'flow-28': 'lizard low-lunge swan',
  'flow-30': 'triangle side-bend side-plank half-moon',
  'flow-33': 'half-moon',
  'flow-38': 'caterpillar dragonfly butterfly',
  'fiit-3': 'bridge hinge lunge pulse',
  'fiit-4': 'press row push-up punch',
  'fiit-8': 'plank side-plank climber bridge',
  'fiit-9': 'punch',
  'fiit-11': 'squat squat-low lunge pulse stand-tall',
  'fiit-14': 'row hinge',
  'fiit-18': 'hinge bridge cobra',
  'fiit-22': 'push-up plank',
  'fiit-25': 'press push-up plank',
  'fiit-31': 'twist punch side-plank',
  'fiit-37': 'squat squat-low lunge',
  'restore-1': 'legs-up',
  'restore-5': 'neck',
  'restore-6': 'bridge-held',
  'restore-7': 'swan low-lunge butterfly',
  'restore-11': 'half-frog supine-twist',
  'restore-12': 'arms-wide arms-high side-bend twist',
  'restore-15': 'sphinx cobra bridge-held',
  'restore-16': 'half-frog',
  'restore-20': 'saddle sphinx',
  'restore-24': 'cat-cow side-bend',
  'restore-26': 'strap',
  'restore-31': 'dragonfly butterfly',
  'restore-34': 'reclined strap bridge-held legs-up',
  'restore-35': 'caterpillar',
  'restore-36': 'side-bend side-stay',
  'restore-39': 'twist supine-twist',
};

describe('every class of the library', () => {
  test('lasts as long as its card says, within five seconds', () => {
    expect(streams).toHaveLength(120);
    const wrong = streams.filter(
      ({ video, steps }) => !(Math.abs(secondsOfSequence(steps, loopsByName) - video.seconds) <= 5),
    );
    expect(wrong.map(({ video }) => video.id)).toEqual([]);
  });

  test('gives both sides the same time, and follows no pose by itself', () => {
    for (const { video, steps } of streams) {
      const sides = new Map<string, number>();
      for (const { loop, side, times } of steps) {
        const sign = side === 'left' ? -1 : side === 'right' ? 1 : 0;
        sides.set(loop, (sides.get(loop) ?? 0) + sign * times);
      }
      expect(
        [...sides].filter(([, balance]) => balance !== 0),
        video.id,
      ).toEqual([]);
      const twice = steps.filter(
        (step, i) => step.loop === steps[i + 1]?.loop && step.side === steps[i + 1]?.side,
      );
      expect(twice, video.id).toEqual([]);
    }
  });

  test('warms up first, then builds, peaks and cools down, and rests at least half a minute at its end', () => {
    const order = ['warmUp', 'build', 'peak', 'coolDown', 'rest'];
    for (const { video, steps } of streams) {
      const places = steps.map(({ block }) => order.indexOf(block));
      expect(places, video.id).toEqual(places.toSorted());
      // A pose that goes on into the next block is one hold.
      expect(new Set(places).size, video.id).toBeGreaterThanOrEqual(3);
      expect([places[0], places.at(-1)], video.id).toEqual([0, 4]);
      const { loop = '', times = 0 } = steps.at(-1) ?? {};
      expect(times * (loopsByName[loop]?.seconds ?? 0), video.id).toBeGreaterThanOrEqual(30);
    }
  });

  test('spends most of its effort on what its title names', () => {
    const strayed = Object.entries(themes).flatMap(([id, theme]) => {
      const steps = streams.find(({ video }) => video.id === id)?.steps ?? [];
      const seconds = (wanted: (step: Step) => boolean) =>
        secondsOfSequence(steps.filter(wanted), loopsByName);
      const effort = seconds(({ block }) => block === 'build' || block === 'peak');
      const named = seconds(
        ({ block, loop }) => (block === 'build' || block === 'peak') && theme.split(' ').includes(loop),
      );
      // Between the stations of a FIIT class is as much recovery.
      return named >= effort * (id.startsWith('fiit') ? 0.35 : 0.5) ? [] : [`${id} ${named / effort}`];
    });
    expect(strayed).toEqual([]);
  });

  test('for beginners has no pose that needs practice', () => {
    const tooHard = streams.filter(
      ({ video, steps }) =>
        video.skillLevel === 'BEGINNER' && steps.some(({ loop }) => loop === 'crow' || loop === 'saddle'),
    );
    expect(tooHard.map(({ video }) => video.id)).toEqual([]);
  });

  test('has a sequence of its own', () => {
    expect(new Set(streams.map(({ steps }) => JSON.stringify(steps))).size).toBe(streams.length);
  });

  test('names only loops of the pool, which has words for each of them', () => {
    const used = new Set(streams.flatMap(({ steps }) => steps.map(({ loop }) => loop)));
    expect([...used].filter((loop) => !loopsByName[loop] || !poseCues[loop])).toEqual([]);
    expect(Object.keys(loopsByName).length).toBeGreaterThanOrEqual(24);
    expect(Object.keys(loopsByName).filter((loop) => !used.has(loop))).toEqual([]);
  });
});

test('a playlist has the shape that Safari expects, and only files of the library', () => {
  expect(masterPlaylist().match(/^\d+\.m3u8$/gm)).toEqual(
    loopRenditions.map(({ height }) => `${height}.m3u8`),
  );
  for (const stream of streams)
    for (const { height } of loopRenditions) {
      const playlist = mediaPlaylist(stream, height);
      const files = [...playlist.matchAll(/URI="([^"]+)"|^([^#\s]\S*)$/gm)].map(
        (found) => found[1] ?? found[2] ?? '',
      );
      const missing = files.filter((file) => !library.has(file.replace('../../../', '').replace(/\?.*/, '')));
      expect(missing, stream.video.id).toEqual([]);
      const lengths = [...playlist.matchAll(/^#EXTINF:([\d.]+),$/gm)].map(([, length]) => Number(length));
      const repetitions = stream.steps.reduce((sum, { times }) => sum + times, 0);
      // The first repetition is two segments.
      expect(lengths).toHaveLength(repetitions + 1);
      expect(lengths[0], stream.video.id).toBe(headSeconds);
      expect(playlist.match(/#EXT-X-BYTERANGE/g)).toHaveLength(2);
      expect(playlist.match(/#EXT-X-DISCONTINUITY\n/g)).toHaveLength(repetitions - 1);
      const whole = lengths.reduce((sum, length) => sum + length, 0);
      expect(Math.abs(whole - stream.video.seconds), stream.video.id).toBeLessThanOrEqual(5);
      const target = Number(/^#EXT-X-TARGETDURATION:(\d+)$/m.exec(playlist)?.[1]);
      expect(Math.max(...lengths.map(Math.round)), stream.video.id).toBeLessThanOrEqual(target);
      expect(playlist.startsWith('#EXTM3U\n#EXT-X-VERSION:7\n')).toBe(true);
      expect(playlist).toContain('\n#EXT-X-INDEPENDENT-SEGMENTS\n');
      expect(playlist.endsWith('\n#EXT-X-ENDLIST\n')).toBe(true);
    }
});

describe('the captions of a class', () => {
  test('follow each other, begin with a welcome and end with the class', () => {
    for (const stream of streams) {
      const text = captionsOf(stream);
      expect(text.startsWith('WEBVTT\n\n00:00:00.400 -->')).toBe(true);
      expect(text).toContain(`${stream.video.name}, with `);
      const times = [...text.matchAll(/^([\d:.]+) --> ([\d:.]+)/gm)].map(([, from = '', to = '']) => [
        from,
        to,
      ]);
      const inOrder = times.every(
        ([from, to], i) =>
          String(from) < String(to) && (i === 0 || String(times[i - 1]?.[1]) <= String(from)),
      );
      expect(inOrder, stream.video.id).toBe(true);
    }
  });

  test('explain a pose once: when it comes again, it is named', () => {
    for (const stream of streams) {
      const text = captionsOf(stream);
      const explanations = Object.values(poseCues).map(({ enter }) => text.split(enter).length - 1);
      expect(Math.max(...explanations), stream.video.id).toBeLessThanOrEqual(1);
    }
  });

  test('only name the poses of a silent class', () => {
    const silent = streams.filter(({ plan }) => plan.isSilent);
    expect(silent.length).toBeGreaterThan(0);
    for (const stream of silent) expect(captionsOf(stream)).not.toContain('Breath ');
  });
});
