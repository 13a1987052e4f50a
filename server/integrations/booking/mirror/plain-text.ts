import sanitizeHtml from 'sanitize-html';
import { oneLine } from '#domain/text/one-line.ts';

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Cache of converted texts: the same few hundred names and descriptions arrive every minute. */
const known = new Map<string, string>();
const maxKnown = 2_000;

const toPlain = (value: string): string => {
  const text = sanitizeHtml(value, { allowedTags: [], allowedAttributes: {} }).replace(
    /&(?:amp|lt|gt|quot);/g,
    (entity) => entities[entity] ?? entity,
  );
  return oneLine(text, text.length).replace(/\s\s*/g, ' ').trim();
};

/** The provider's text without markup, control characters and direction marks, truncated to fit our pages. */
export const plainText = (value: string | null | undefined, maxLength: number): string => {
  const given = (value ?? '').slice(0, maxLength * 4);
  const stored = known.get(given);
  const text = stored ?? toPlain(given);
  if (stored === undefined) {
    if (known.size >= maxKnown) known.clear();
    known.set(given, text);
  }
  return text.length > maxLength ? `${text.slice(0, maxLength - 1).trimEnd()}…` : text;
};
