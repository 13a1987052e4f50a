import { language } from '#words/language.ts';

let collator: Intl.Collator | undefined;

/** The order of the page's language, because the browser's could differ from that of the server's render. */
export const compareText = (a: string, b: string): number => {
  collator ??= new Intl.Collator(language.code);
  return collator.compare(a, b);
};
