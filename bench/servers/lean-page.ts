import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/** To compare with: a heading, four paragraphs, a picture, little CSS, system fonts, no script. */
export const leanPath = '/lean-page';

const picture = readFileSync(new URL('../../media/library/home/studios-1440.avif', import.meta.url));

const sentence =
  'The room is warm before the first breath, the light is low, and the teacher already knows your name and your knees. ';
const paragraph = `<p>${sentence.repeat(4)}</p>`;

const html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>A lean page</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="The reference of the Lighthouse bench.">
<link rel="stylesheet" href="${leanPath}.css"></head>
<body><main><h1>A lean page</h1><img src="${leanPath}.avif" alt="A room" width="1440" height="810">
${paragraph.repeat(4)}</main></body></html>`;

const rules = `body{margin:0;font:1.0625rem/1.6 system-ui,sans-serif;color:#2a1216;background:#fbf3e7}
main{width:min(100% - 2.5rem,42rem);margin:0 auto}
img{display:block;width:100%;height:auto}
`;
/** Filled up to 5 KB with rules for other pages, as every stylesheet has them. */
const css =
  rules +
  Array.from(
    { length: 400 },
    (_, number) => `.part-${number}{padding:${number % 64}px;margin:${number % 7}em}`,
  )
    .join('\n')
    .slice(0, 5 * 1024 - rules.length)
    .replace(/\n[^\n]*$/, '');

const compressed = (text: string) => brotliCompressSync(text);
const files: Record<string, { type: string; body: Buffer; coding?: string }> = {
  [leanPath]: { type: 'text/html; charset=utf-8', body: compressed(html), coding: 'br' },
  [`${leanPath}.css`]: { type: 'text/css', body: compressed(css), coding: 'br' },
  [`${leanPath}.avif`]: { type: 'image/avif', body: picture },
};

/** True if the request was for the lean page or one of its two files. */
export const serveLeanPage = (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
  const file = files[incoming.url ?? ''];
  if (!file) return false;
  outgoing.writeHead(200, {
    'content-type': file.type,
    'content-length': file.body.length,
    'cache-control': 'public, max-age=0, must-revalidate',
    ...(file.coding && { 'content-encoding': file.coding }),
  });
  outgoing.end(file.body);
  return true;
};
