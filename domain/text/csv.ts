import { withoutDirectionMarks } from '#domain/text/text-direction.ts';

/** Byte order mark: without it Excel reads UTF-8 as the system's legacy code page. */
export const byteOrderMark = '\ufeff';

/**
 * A cell that a spreadsheet would read as a formula gets an apostrophe, so that it stays readable text. The
 * same applies after a ";" or a line break inside a cell, which starts a new cell where ";" is the system's
 * list separator.
 */
const harmless = (text: string) =>
  (/^\s*[=+\-@\t\r|%]/.test(text) ? `'${text}` : text).replace(/([;\r\n][^\S\r\n]*)(?=[=+\-@|%])/g, "$1'");
const quoted = (text: string) => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const asText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return withoutDirectionMarks(typeof value === 'object' ? JSON.stringify(value) : String(value));
};

/** Numbers are our own and stay unchanged; text that a visitor typed is escaped. */
export const csvLine = (cells: readonly unknown[]): string =>
  `${cells.map((cell) => quoted(typeof cell === 'number' ? String(cell) : harmless(asText(cell)))).join(',')}\r\n`;
