import sanitize from 'sanitize-html';

/** Reviews and info tiles may hold a little HTML. Only the harmless little passes. */
export const safeHtml = (html: string): string =>
  sanitize(html, {
    allowedTags: ['b', 'strong', 'i', 'em', 'br', 'p'],
    allowedAttributes: {},
    disallowedTagsMode: 'discard',
  });
