/** Unicode's marks, overrides and isolates: with them a name can make the words beside it read backwards. */
const marks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

export const withoutDirectionMarks = (text: string): string => text.replace(marks, '');

/** JSON in which they are written as escapes: harmless in a terminal, and the same text to whoever parses it. */
export const escapeDirectionMarks = (json: string): string =>
  json.replace(marks, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);
