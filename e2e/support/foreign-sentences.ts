/** Words that only one of the two languages has. */
const foreignWords: Record<string, RegExp> = {
  es: /(?<![\p{L}’'-])(the|and|of|with|your|you|is|are|our|we|this|that|from|it|be|have|will|by|not|every|please)(?![\p{L}’'-])/iu,
  en: /(?<![\p{L}’'-])(el|los|las|del|con|tu|tus|para|por|una|que|más|nuestro|nuestra|estás|cómo|está)(?![\p{L}’'-])/iu,
};
/** Names are the same in both. */
const names = /^The Gulf Stream Review$|Do Not Track|Las Olas/;

/** Sentences of more than three words with a word of the other language. */
export const foreignSentences = (texts: readonly string[], code: string): string[] =>
  texts
    .flatMap((text) => text.split(/[.!?:;]\s/))
    .filter((sentence) => (sentence.match(/\p{L}+/gu) ?? []).length > 3)
    .filter((sentence) => foreignWords[code]?.test(sentence) && !names.test(sentence));
