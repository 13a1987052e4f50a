import { film } from '#media/film.ts';
import { preparationChapters, preparationWords } from '#words/films.ts';
import { webVtt } from './web-vtt.ts';

/** The film shows its words in English, for as long: media/tools/recipes/stories.ts. */
const openingSeconds = 4.6;
const closingSeconds = 4.2;
const afterHeading = 1.4;

/** The words of the preparation film in the language of this site, as WebVTT. */
export const preparationCaptions = (): string => {
  const { chapters = [], seconds } = film('first-class/preparation');
  const end = seconds - closingSeconds;
  const { title, subtitle, captions, end: lastWords } = preparationWords;
  const inChapters = captions.flatMap((lines, index) => {
    const from = (chapters[index] ?? 0) + afterHeading;
    const each = ((chapters[index + 1] ?? end) - from) / lines.length;
    return lines.map((line, at) => ({
      from: from + at * each,
      to: from + (at + 1) * each - 0.15,
      text: at === 0 ? `${preparationChapters[index]}. ${line}` : line,
    }));
  });
  return webVtt([
    { from: 0.8, to: openingSeconds, text: `${title}. ${subtitle}.` },
    ...inChapters,
    { from: end, to: seconds - 0.2, text: lastWords },
  ]);
};
