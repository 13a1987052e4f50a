import { withoutDirectionMarks } from '#domain/text/text-direction.ts';

/** Byte order mark: without it Excel reads UTF-8 as the system's legacy code page. */
export const byteOrderMark = '\ufeff';

/**
 * Puts an apostrophe before text that a spreadsheet would read as a formula. Such text begins with a sign,
 * perhaps a full-width one, perhaps after invisible characters. In countries where ";" separates cells, it
 * begins a new cell inside ours, as a tab and a line break do; the spreadsheet then removes a quote after it.
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
