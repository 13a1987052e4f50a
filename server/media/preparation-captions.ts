import { wordTimesOf } from '#media/lookup.ts';
import { preparationChapters, preparationWords } from '#words/films.ts';
import { webVtt } from './web-vtt.ts';

const { title, subtitle, captions, end } = preparationWords;
const texts = [
  `${title}. ${subtitle}.`,
  ...captions.flatMap(([first, ...others], chapter) => [
    `${preparationChapters[chapter]}. ${first}`,
    ...others,
  ]),
  end,
];

/** The words of the preparation film, which shows them in English, in this site's language, as WebVTT. */
export const preparationCaptions = (): string =>
  webVtt(
    wordTimesOf('first-class/preparation').map(([from = 0, to = 0], i) => ({
      from,
      to,
      text: texts[i] ?? '',
    })),
  );
