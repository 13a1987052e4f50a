import { withoutDirectionMarks } from '#domain/text-direction.ts';

/** Without it Excel reads UTF-8 as the system's old code page. */
export const byteOrderMark = '\ufeff';

/**
 * A cell that a spreadsheet would take for a formula gets an apostrophe: the text stays readable, and stays text. So does
 * what follows a ";" or a line break inside a cell, which begins a cell of its own where the system's list separator is ";".
 */
const harmless = (text: string) =>
  (/^\s*[=+\-@\t\r|%]/.test(text) ? `'${text}` : text).replace(/([;\r\n][^\S\r\n]*)(?=[=+\-@|%])/g, "$1'");
const quoted = (text: string) => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const asText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return withoutDirectionMarks(typeof value === 'object' ? JSON.stringify(value) : String(value));
};

/** Numbers and times are ours and stay as they are; text that a visitor typed is escaped. */
export const csvLine = (cells: readonly unknown[]): string =>
  `${cells.map((cell) => quoted(typeof cell === 'number' ? String(cell) : harmless(asText(cell)))).join(',')}\r\n`;
