import { expect, test } from 'vitest';
import { film } from '#media/film.ts';
import { captionsOf, findClassStream } from '#server/media/class-stream.ts';
import { preparationCaptions } from '#server/media/preparation-captions.ts';
import { preparationWords } from '#words/films.ts';
import { cueWords } from '#words/videos/cues.ts';

test('the captions of a class are Spanish', () => {
  const stream = findClassStream('flow-1');
  const captions = stream ? captionsOf(stream) : '';
  expect(captions).toContain(cueWords.goodbye);
  expect(captions).toContain(stream?.video.name);
  expect(captions).not.toMatch(/\b(the|and|your)\b/i);
});

test('the preparation film has all its words in Spanish, in order and within its length', () => {
  const captions = preparationCaptions();
  for (const line of [preparationWords.title, ...preparationWords.captions.flat(), preparationWords.end])
    expect(captions).toContain(line);
  const secondsOf = (time: string) => Date.parse(`1970-01-01T${time}Z`) / 1000;
  const times = [...captions.matchAll(/^([\d:.]+) --> ([\d:.]+)/gm)].flatMap(([, from = '', to = '']) => [
    secondsOf(from),
    secondsOf(to),
  ]);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(times.at(-1)).toBeLessThan(film('first-class/preparation').seconds);
});
