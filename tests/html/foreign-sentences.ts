import type { LanguageCode } from '#content/facts/languages.ts';

/** Words that only one language of the site has. */
const ownWords: Record<LanguageCode, RegExp> = {
  en: /(?<![\p{L}’'-])(the|and|of|with|your|you|is|are|our|we|this|that|from|it|be|have|will|by|not|every|please)(?![\p{L}’'-])/iu,
  es: /(?<![\p{L}’'-])(el|los|las|del|con|tu|tus|para|por|una|que|más|nuestro|nuestra|estás|cómo|está)(?![\p{L}’'-])/iu,
};
/** Names are the same in all. */
const names = /^The Gulf Stream Review$|Do Not Track|Las Olas/;

/** Sentences of more than three words with a word of another language. */
export const foreignSentences = (texts: readonly string[], code: string): string[] => {
  const foreign = Object.entries(ownWords).flatMap(([other, words]) => (other === code ? [] : words));
  return texts
    .flatMap((text) => text.split(/[.!?:;]\s/))
    .filter((sentence) => (sentence.match(/\p{L}+/gu) ?? []).length > 3)
    .filter((sentence) => foreign.some((words) => words.test(sentence)) && !names.test(sentence));
};
