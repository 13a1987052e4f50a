import { describe, expect, test } from 'vitest';
import { classVideos } from '#content/catalog/videos.ts';
import { secondsOfSequence } from '#domain/videos/class-sequence.ts';
import { libraryFiles } from '#media/library-files.ts';
import { headSeconds, loopRenditions, loopsByName } from '#media/loops.ts';
import { poseCues } from '#words/videos/cues.ts';
import { captionsOf, findClassStream, masterPlaylist, mediaPlaylist } from './class-stream.ts';

const library = new Set(libraryFiles());
const streams = classVideos.flatMap(({ id }) => findClassStream(id) ?? []);

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
