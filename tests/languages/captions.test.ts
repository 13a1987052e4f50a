import { expect, test } from 'vitest';
import { classVideos } from '#content/catalog/videos.ts';
import { teacherFacts } from '#content/facts/teachers.ts';
import { testimonialFacts } from '#content/facts/testimonials.ts';
import catalog from '#media/catalog.json' with { type: 'json' };
import { type FilmName, film } from '#media/film.ts';
import { captionsOf, findClassStream } from '#server/media/class-stream.ts';
import { filmCaptions } from '#server/media/film-captions.ts';
import { foreignSentences } from '#tests/html/foreign-sentences.ts';
import { preparationWords } from '#words/films.ts';
import { language } from '#words/language.ts';
import { teacherComments } from '#words/teachers.ts';
import { cueWords } from '#words/videos/cues.ts';

/** The lines of a WebVTT file without its times. */
const linesOf = (captions: string) => captions.split('\n').filter((line) => !/^$|-->|^WEBVTT/.test(line));

test('the captions of every class are in the language of the site', () => {
  for (const { id, name } of classVideos) {
    const stream = findClassStream(id);
    const lines = linesOf(stream ? captionsOf(stream) : '');
    expect(lines[0], id).toContain(name);
    expect(lines.at(-1), id).toBe(cueWords.goodbye);
    expect(foreignSentences(lines, language.code), id).toEqual([]);
  }
});

test('the films with words have all of them in this language, in order and within their length', () => {
  const names = (Object.keys(catalog.films) as FilmName[]).filter(filmCaptions);
  expect(names).toHaveLength(1 + teacherFacts.length + testimonialFacts.length);
  for (const name of names) {
    const captions = filmCaptions(name) ?? '';
    expect(foreignSentences(linesOf(captions), language.code), name).toEqual([]);
    const secondsOf = (time: string) => Date.parse(`1970-01-01T${time}Z`) / 1000;
    const times = [...captions.matchAll(/^([\d:.]+) --> ([\d:.]+)/gm)].flatMap(([, from = '', to = '']) => [
      secondsOf(from),
      secondsOf(to),
    ]);
    expect(times, name).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1), name).toBeLessThan(film(name).seconds);
  }
  const preparation = filmCaptions('first-class/preparation');
  for (const line of [preparationWords.title, ...preparationWords.captions.flat(), preparationWords.end])
    expect(preparation).toContain(line);
  expect(linesOf(filmCaptions('teachers/1') ?? '').join(' ')).toContain(teacherComments[1]);
  expect(filmCaptions('home/hero')).toBeNull();
});
