import { brotliCompressSync } from 'node:zlib';

/** Budgets in KB with brotli, for every public URL (docs/decisions/064-page-weight.md). */
export const budgets = { styles: 20, hydration: 110, inlineScripts: 3, beforeScroll: 120 } as const;

/** The text of a URL and its size as sent, with brotli. */
export type Read = (path: string) => Promise<{ text: string; bytes: number }>;

export type PageWeight = {
  source: string;
  html: number;
  styles: number;
  /** Scripts that the page itself requests. */
  scriptsAtOnce: string[];
  /** Everything that is fetched and executed before the page is hydrated. */
  hydration: number;
  modules: string[];
  /** Inline code, without inline data. */
  inlineScripts: number;
};

const found = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, match]) => match as string);

/** Data for hydration, for search engines and for prefetching. */
const isData = (attributes: string, text: string) =>
  /ld\+json|speculationrules/.test(attributes) || text.startsWith('window.__reactRouterContext');

const inlineCode = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '', text = '']) => !isData(attributes, text))
    .map(([, , text]) => text)
    .join('\n');

/** Measures pages by the files they refer to, so no browser is needed. Each file is read once. */
export const createWeightMeter = (read: Read) => {
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (path: string) => {
    const known = sizes.get(path) ?? read(path).then(({ bytes }) => bytes);
    sizes.set(path, known);
    return known;
  };
  const sum = async (paths: readonly string[]) =>
    (await Promise.all([...new Set(paths)].map(sizeOf))).reduce((total, size) => total + size, 0);
  return async (path: string): Promise<PageWeight> => {
    const { text: html, bytes } = await read(path);
    const modules = found(html, /data-modules="([^"]+)"/g).flatMap((list) => list.split(' '));
    return {
      source: html,
      html: bytes,
      styles: await sum(found(html, /<link rel="stylesheet" href="([^"]+)"/g)),
      scriptsAtOnce: found(html, /<(?:script[^>]* src|link rel="modulepreload"[^>]* href)="([^"]+)"/g),
      hydration: await sum(modules),
      modules,
      inlineScripts: brotliCompressSync(inlineCode(html)).length,
    };
  };
};
