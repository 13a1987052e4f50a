import { language } from '#words/language.ts';

/** The alphabetical order of the page's language. The order of the browser's language would differ from the server's render. */
export const compareText: (a: string, b: string) => number = new Intl.Collator(language.code).compare;
