/** A cell that a spreadsheet would take for a formula gets an apostrophe: the text stays readable, and stays text. */
const harmless = (text: string) => (/^[\s]*[=+\-@\t\r|%]/.test(text) ? `'${text}` : text);
const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const asText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Numbers and times are ours and stay as they are; whatever a visitor typed is made harmless. */
export const csvLine = (cells: readonly unknown[]): string =>
  `${cells.map((cell) => quoted(typeof cell === 'number' ? String(cell) : harmless(asText(cell)))).join(',')}\r\n`;
