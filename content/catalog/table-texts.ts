import { classKinds } from '#words/class-kinds.ts';
import { biographies } from '#words/instructors.ts';
import { language } from '#words/language.ts';
import { supportOffice } from '#words/openings.ts';
import { workshops } from '#words/workshops.ts';
import { classKinds as englishClassKinds } from '../en/class-kinds.ts';
import { biographies as englishBiographies } from '../en/instructors.ts';
import { language as english } from '../en/language.ts';
import { supportOffice as englishSupportOffice } from '../en/openings.ts';
import { workshops as englishWorkshops } from '../en/workshops.ts';

const texts = new Map<string, string>();

/** Pairs the texts of two modules with the same keys. A text has one translation wherever it is used. */
const pair = (english: unknown, own: unknown): void => {
  if (typeof english === 'string' && typeof own === 'string') {
    if ((texts.get(english) ?? own) !== own) throw new Error(`"${english}" has two translations`);
    texts.set(english, own);
  }
  if (typeof english !== 'object' || english === null) return;
  for (const [key, value] of Object.entries(english)) pair(value, (own as Record<string, unknown>)[key]);
};
pair(englishClassKinds, classKinds);
pair(englishBiographies, biographies);
pair(englishWorkshops, workshops);
pair(englishSupportOffice, supportOffice);

/**
 * A text of the tables, which are filled with English, in the language of this build. The text of a booking
 * provider, or one that was changed in the table, has no translation and stays as it is.
 */
export const tableText = (text: string): string => texts.get(text) ?? text;

/** The `lang` of a text of the tables, if it is not that of the page: it has no translation. */
export const tableTextLang = (text: string): string | null =>
  language.code === english.code || texts.has(text) ? null : english.code;
