/** Unicode bidirectional marks, overrides and isolates: they can reverse the text around a name. */
const marks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

export const withoutDirectionMarks = (text: string): string => text.replace(marks, '');

/** JSON with these characters escaped: harmless in a terminal, and parsed it is the same text. */
export const escapeDirectionMarks = (json: string): string =>
  json.replace(marks, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);
