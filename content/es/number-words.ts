import type { Translation } from '#content/translation.ts';
import type { inWordsAtStart as englishAtStart, inWords as englishInWords } from '../en/number-words.ts';

const small =
  'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiún veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  );
const tens = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');

/** The form before a masculine noun (días, meses, años): 1 is "un", 31 is "treinta y un". */
export const inWords: Translation<typeof englishInWords> = (count) => {
  const unit = count % 10;
  const ten = tens[Math.floor(count / 10) - 3];
  if (!ten) return small[count] ?? String(count);
  return unit ? `${ten} y ${small[unit]}` : ten;
};

export const inWordsAtStart: Translation<typeof englishAtStart> = (count) =>
  inWords(count).replace(/^./, (letter) => letter.toUpperCase());
