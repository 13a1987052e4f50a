import { withoutDirectionMarks } from '#domain/text/text-direction.ts';

/** Byte order mark: without it Excel reads UTF-8 as the system's legacy code page. */
export const byteOrderMark = '\ufeff';

/**
 * What a spreadsheet would read as a formula gets an apostrophe, so that it stays readable text: a sign, also
 * of full width, at the start of a cell or after characters that cannot be seen. A ";", tab or line break
 * inside a cell starts a new one where it is the list separator, and a quote after it is then removed.
 */
const harmless = (text: string) =>
  text.replace(
    /(?:^|[;\t\r\n])(?:(?![\t\r\n])[\s"\p{C}\p{M}\p{Default_Ignorable_Code_Point}])*(?=[=+\-@|%＝＋－＠｜％﹦﹢﹣﹫−])/gu,
    "$&'",
  );
const quoted = (text: string) => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const asText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return withoutDirectionMarks(typeof value === 'object' ? JSON.stringify(value) : String(value));
};

/** Numbers are our own and stay unchanged; text that a visitor typed is escaped. */
export const csvLine = (cells: readonly unknown[]): string =>
  `${cells.map((cell) => quoted(typeof cell === 'number' ? String(cell) : harmless(asText(cell)))).join(',')}\r\n`;
