import sanitize from 'sanitize-html';

/** Reviews and info tiles may contain some HTML; only these harmless tags are allowed. */
export const safeHtml = (html: string): string =>
  sanitize(html, {
    allowedTags: ['b', 'strong', 'i', 'em', 'br', 'p'],
    allowedAttributes: {},
    disallowedTagsMode: 'discard',
  });
