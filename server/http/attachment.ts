/** RFC 8187 `attr-char`: what `encodeURIComponent` leaves as it is, without the quote, the brackets and the asterisk. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** For programs that read no other form: letters, digits and few signs, never a quote, a path or a line break. */
const plain = (name: string) => name.replace(/[^\w.() -]+/g, '-').slice(-100);

/**
 * Headers of a file that is saved and never shown in the browser, whatever its name and content are: the type says
 * nothing, and the sandbox is for a browser that shows it all the same.
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
