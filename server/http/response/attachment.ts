/** RFC 8187 `attr-char`: `encodeURIComponent` does not encode quotes, parentheses and asterisks. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The plain `filename` for old clients, without quotes, slashes and line breaks. */
const plain = (name: string) => name.replace(/[^\w.() -]+/g, '-').slice(-100);

/**
 * Headers of a file that the browser saves and does not open, whatever its name and content: the media type
 * is generic, and the sandbox applies if a browser opens the file anyway.
 */
export const attachmentHeaders = (
  name: string,
  type = 'application/octet-stream',
): Record<string, string> => {
  const wellFormed = name.toWellFormed();
  return {
    'content-type': type,
    'content-disposition': `attachment; filename="${plain(wellFormed)}"; filename*=UTF-8''${encoded(wellFormed)}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  };
};
