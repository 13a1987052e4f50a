import { withoutDirectionMarks } from './text-direction.ts';

/** Control characters and line ends become spaces, and direction marks are removed. */
export const oneLine = (text: string, maxLength: number): string =>
  withoutDirectionMarks(text)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern removes control characters
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .trim()
    .slice(0, maxLength)
    .toWellFormed();
