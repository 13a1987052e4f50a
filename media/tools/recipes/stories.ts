/**
 * Films that tell something: interviews, teachers, the preparation film. A camera moves slowly over pictures of the
 * library and loops of the classes, the light changes, and the words are set in the picture.
 */

import { preparationChapters, preparationWords, storyWords } from '../../../content/en/films.ts';
import { teacherComments } from '../../../content/en/teachers.ts';
import { testimonialComments } from '../../../content/en/testimonials.ts';
import { teacherFacts } from '../../../content/facts/teachers.ts';
import { testimonialFacts } from '../../../content/facts/testimonials.ts';
import { studios } from '../../../domain/studios.ts';
import type { classKinds } from '../../manifest.ts';
import { teacherInstructors } from './cast.ts';

/** [left, top, width] as shares of a 16:9 picture. */
type Window = readonly [left: number, top: number, width: number];
export type Shot = { seconds: number; from: Window; to: Window } & (
  | { picture: string; words?: 'left' }
  /** A master; `at` is where its middle stands. */
  | { portrait: string; at: number }
  /** Darker beside its words, unless it has none. */
  | { loop: string; isBare?: true }
);
/** Words in the picture: a name, a line below it, a quote, a heading of a chapter. */
type Line = {
  style: 'name' | 'place' | 'quote' | 'chapter' | 'end';
  side: 'left' | 'right' | 'low';
  from: number;
  to: number;
  text: string;
};
export type Story = {
  mood: (typeof classKinds)[number];
  shots: readonly Shot[];
  lines: readonly Line[];
  /** Seconds at which chapters begin. */
  chapters?: readonly number[];
};

/** Shots melt into each other for so long. */
export const melt = 0.8;
const lasting = (shots: readonly Shot[]) =>
  shots.reduce((sum, shot) => sum + shot.seconds, 0) - melt * (shots.length - 1);

const whole: Window = [0, 0, 1];
const sentences = (text: string) => text.match(/[^.!?]+[.!?]+/g)?.map((each) => each.trim()) ?? [text];
/** Slow enough to be read aloud. */
const readingSeconds = (text: string) => Math.max(2.6, 1.1 + text.length / 17);

/** Short sentences share a caption, a long one has its own. */
const captionsOf = (text: string, longest = 96) => {
  const captions: string[] = [];
  for (const next of sentences(text)) {
    const last = captions.at(-1);
    if (last && last.length + next.length < longest) captions[captions.length - 1] = `${last} ${next}`;
    else captions.push(next);
  }
  return captions;
};

const spoken = (captions: readonly string[], side: Line['side'], from: number): Line[] => {
  let at = from;
  return captions.map((text) => {
    const line = { style: 'quote', side, from: at, to: at + readingSeconds(text), text } as const;
    at = line.to;
    return line;
  });
};
const endOf = (lines: readonly Line[]) => lines.at(-1)?.to ?? 0;

const slugOf = (location: string) => {
  const studio = studios.find(({ name }) => name === location);
  if (!studio) throw new Error(`no studio ${location}`);
  return studio.slug;
};

const interview = (index: number): Story => {
  const { id, name, location } = testimonialFacts[index] ?? testimonialFacts[0];
  const slug = slugOf(location);
  const captions = captionsOf(testimonialComments[id]);
  const half = Math.ceil(captions.length / 2);
  const isRight = index % 2 === 0;
  const first = isRight ? 'left' : 'right';
  const other = isRight ? 'right' : 'left';
  const opening = 5.2;
  const one = spoken(captions.slice(0, half), first, opening + 0.6);
  const two = spoken(captions.slice(half), other, endOf(one) + 0.9);
  const end = endOf(two);
  return {
    mood: 'flow',
    shots: [
      { picture: `studios/${slug}/room`, seconds: opening + melt, from: whole, to: [0.05, 0.05, 0.9] },
      {
        ...{
          portrait: `portrait/testimonials/${id}`,
          at: isRight ? 0.68 : 0.32,
          seconds: endOf(one) + 0.5 - opening + melt,
        },
        ...{ from: [0, 0, 1], to: [isRight ? 0.07 : 0.01, 0.02, 0.92] },
      },
      {
        ...{
          portrait: `portrait/testimonials/${id}`,
          at: isRight ? 0.23 : 0.7,
          seconds: end + 0.6 - endOf(one) - 0.5 + melt,
        },
        ...{ from: [isRight ? 0.02 : 0.2, 0.06, 0.78], to: [isRight ? 0.06 : 0.2, 0.08, 0.72] },
      },
      { picture: `studios/${slug}/corner`, seconds: 4.6, from: [0.04, 0.04, 0.92], to: whole },
    ],
    lines: [
      { style: 'name', side: 'low', from: 0.9, to: opening, text: name },
      { style: 'place', side: 'low', from: 1.4, to: opening, text: location },
      ...one,
      ...two,
      { style: 'end', side: 'low', from: end + 1.2, to: end + 4.6, text: storyWords.interviewEnd },
    ],
  };
};

const introduction = (index: number): Story => {
  const { id, name, location } = teacherFacts[index] ?? teacherFacts[0];
  const slug = slugOf(location);
  const isRight = index % 2 === 1;
  const side = isRight ? 'left' : 'right';
  const captions = captionsOf(teacherComments[id], 84);
  const half = Math.ceil(captions.length / 2);
  const one = spoken(captions.slice(0, half), side, 4.4);
  const turn = endOf(one);
  const pose = 3.6;
  const two = spoken(captions.slice(half), side, turn + pose + 0.2 + melt);
  const end = endOf(two);
  const portrait = `portrait/instructors/${teacherInstructors[index]}`;
  return {
    mood: 'restore',
    shots: [
      {
        ...{ portrait, at: isRight ? 0.68 : 0.32, seconds: turn + 0.2 + melt },
        ...{ from: whole, to: [isRight ? 0.06 : 0.02, 0.02, 0.92] },
      },
      { loop: `teacher-${id}`, isBare: true, seconds: pose + melt, from: whole, to: whole },
      {
        ...{ portrait, at: isRight ? 0.74 : 0.24, seconds: end - turn - pose + melt },
        ...{ from: [isRight ? 0.22 : 0.02, 0.07, 0.76], to: [isRight ? 0.26 : 0.05, 0.08, 0.7] },
      },
      { picture: `studios/${slug}/detail`, seconds: 4.2, from: whole, to: [0.05, 0.05, 0.9] },
    ],
    lines: [
      { style: 'name', side, from: 0.6, to: 4.1, text: name },
      { style: 'place', side, from: 1.1, to: 4.1, text: location },
      ...one,
      ...two,
      { style: 'end', side: 'low', from: end + 1, to: end + 4, text: storyWords.introductionEnd(location) },
    ],
  };
};

const chapterShots: readonly (readonly Shot[])[] = [
  [{ loop: 'reach', seconds: 13, from: whole, to: [0.06, 0.06, 0.88] }],
  [
    { picture: 'benefits/4', words: 'left', seconds: 8, from: whole, to: [0.06, 0.06, 0.88] },
    { picture: 'benefits/6', words: 'left', seconds: 7, from: [0.06, 0.06, 0.88], to: whole },
  ],
  [
    { picture: 'pages/your-first-class', words: 'left', seconds: 7, from: whole, to: [0.05, 0.08, 0.88] },
    { loop: 'rest', seconds: 8, from: whole, to: [0.05, 0.08, 0.88] },
  ],
  [{ loop: 'seat', seconds: 18, from: whole, to: [0.08, 0.12, 0.84] }],
  [{ loop: 'child', seconds: 14, from: [0.06, 0.12, 0.86], to: whole }],
];

const preparation = (): Story => {
  const opening: Shot = {
    picture: 'pages/first-class-room',
    seconds: 5.6,
    from: whole,
    to: [0.05, 0.05, 0.9],
  };
  const closing: Shot = { picture: 'home/hero', seconds: 5, from: [0.05, 0.05, 0.9], to: whole };
  let at = opening.seconds - melt;
  const chapters: number[] = [];
  const lines: Line[] = [
    { style: 'name', side: 'low', from: 0.8, to: 4.6, text: preparationWords.title },
    { style: 'place', side: 'low', from: 1.4, to: 4.6, text: preparationWords.subtitle },
  ];
  preparationChapters.forEach((heading, index) => {
    const captions = preparationWords.captions[index] ?? [];
    const length = lasting(chapterShots[index] ?? []) - melt;
    chapters.push(at);
    lines.push({ style: 'chapter', side: 'left', from: at + 0.6, to: at + length, text: heading });
    const each = (length - 1.6) / captions.length;
    captions.forEach((text, i) => {
      const from = at + 1.4 + i * each;
      lines.push({ style: 'quote', side: 'left', from, to: from + each - 0.15, text });
    });
    at += length;
  });
  lines.push({ style: 'end', side: 'low', from: at + 0.9, to: at + 4.8, text: preparationWords.end });
  return { mood: 'flow', shots: [opening, ...chapterShots.flat(), closing], lines, chapters };
};

export const stories: Readonly<Record<string, Story>> = {
  'first-class/preparation': preparation(),
  ...Object.fromEntries(testimonialFacts.map(({ id }, index) => [`testimonials/${id}`, interview(index)])),
  ...Object.fromEntries(teacherFacts.map(({ id }, index) => [`teachers/${id}`, introduction(index)])),
};

const tenths = (seconds: number) => Math.round(seconds * 10) / 10;

/** When the words of a film are shown; a heading is shown beside the first words of its chapter. */
export const timesOf = ({ chapters, lines }: Story) => ({
  ...(chapters && { chapters: chapters.map(tenths) }),
  wordTimes: lines
    .filter(({ style }) => style !== 'place' && style !== 'chapter')
    .map(({ from, to }) => [tenths(from), tenths(to)]),
});

export const secondsOf = ({ shots }: Story) => tenths(lasting(shots));
