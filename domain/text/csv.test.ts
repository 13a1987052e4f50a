import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test.each([
  ['=1+1', "'=1+1\r\n"],
  ['+1', "'+1\r\n"],
  ['-2+3', "'-2+3\r\n"],
  ['@SUM(A1)', "'@SUM(A1)\r\n"],
  ['\t=1', '"\t\'=1"\r\n'],
  ['  =1', "  '=1\r\n"],
  ['=cmd|\'/c calc\'!A1, "x"', '"\'=cmd|\'/c calc\'!A1, ""x"""\r\n'],
  ['two\nlines', '"two\nlines"\r\n'],
  ['two\n=1+1', '"two\n\'=1+1"\r\n'],
  ['a;=1+1', '"a;\'=1+1"\r\n'],
  ['a; =1+1;@x', '"a; \'=1+1;\'@x"\r\n'],
  ['a;"=1+1"', '"a;""\'=1+1"""\r\n'],
  // LibreOffice also splits at tabs.
  ['a\t=1+1', '"a\t\'=1+1"\r\n'],
  ['a;b', '"a;b"\r\n'],
  ['Ana \u202egnp.exe\u2066', 'Ana gnp.exe\r\n'],
  ['plain', 'plain\r\n'],
  [-5, '-5\r\n'],
  [null, '\r\n'],
])('%j in a spreadsheet stays text', (cell, line) => expect(csvLine([cell])).toBe(line));

const invisible = ['\u200b', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u034f', '\u3164', '\ufe0f', '\u00a0'];

test.each([...'=+-@|%＝＋－＠｜％﹦﹢﹣﹫−'])(
  '%s starts no formula, at the start of a cell or after a character that cannot be seen',
  (sign) => {
    for (const before of ['', ...invisible])
      expect(csvLine([`${before}${sign}1`, `a;${before}${sign}1`])).toBe(
        `${before}'${sign}1,"a;${before}'${sign}1"\r\n`,
      );
  },
);
