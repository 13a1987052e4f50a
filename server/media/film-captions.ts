import { teacherFacts } from '#content/facts/teachers.ts';
import { testimonialFacts } from '#content/facts/testimonials.ts';
import type { Cue } from '#domain/videos/class-cues.ts';
import { wordTimesOf } from '#media/lookup.ts';
import { interviewWords, preparationChapters, preparationWords, storyWords } from '#words/films.ts';
import { teacherComments } from '#words/teachers.ts';
import { webVtt } from './web-vtt.ts';

const preparation = (): Cue[] => {
  const { title, subtitle, captions, end } = preparationWords;
  const texts = [
    `${title}. ${subtitle}.`,
    ...captions.flatMap(([first, ...others], chapter) => [
      `${preparationChapters[chapter]}. ${first}`,
      ...others,
    ]),
    end,
  ];
  return wordTimesOf('first-class/preparation').map(([from = 0, to = 0], index) => ({
    from,
    to,
    text: texts[index] ?? '',
  }));
};

/** A shorter part would be gone before it is read. */
const minPartLetters = 40;

/** Parts that end with a sentence or a clause, each shown for as long as it takes to read. */
const spoken = (text: string, from: number, to: number): Cue[] => {
  const parts: string[] = [];
  for (const clause of text.split(/(?<=[.!?:;,]) /)) {
    const last = parts.at(-1);
    if (last && last.length < minPartLetters) parts[parts.length - 1] = `${last} ${clause}`;
    else parts.push(clause);
  }
  const secondsPerLetter = (to - from) / text.length;
  let at = from;
  return parts.map((part) => {
    const start = at;
    at += part.length * secondsPerLetter;
    return { from: start, to: at - 0.15, text: part };
  });
};

/** Captions after the name: what the person says, in several parts, and the last words of the film. */
const story = (film: string, words: string, lastWords: string): Cue[] => {
  const [, ...times] = wordTimesOf(film);
  const [[start = 0] = [], [, end = 0] = [], [from = 0, to = 0] = []] = [0, -2, -1].map((at) => times.at(at));
  return [...spoken(words, start, end), { from, to, text: lastWords }];
};

const captions = new Map<string, Cue[]>([
  ['first-class/preparation', preparation()],
  ...testimonialFacts.map(({ id }): [string, Cue[]] => {
    const film = `testimonials/${id}`;
    return [film, story(film, interviewWords[id], storyWords.interviewEnd)];
  }),
  ...teacherFacts.map(({ id, location }): [string, Cue[]] => {
    const film = `teachers/${id}`;
    return [film, story(film, teacherComments[id], storyWords.introductionEnd(location))];
  }),
]);

/** Captions in this site's language, for a film that shows its words in English; null without words. */
export const filmCaptions = (film: string): string | null => {
  const cues = captions.get(film);
  return cues ? webVtt(cues) : null;
};
