import { brotliCompressSync } from 'node:zlib';

/** Budgets in KB with brotli, for every public URL (docs/decisions/066-islands.md). */
export const budgets = {
  styles: 20,
  inlineScripts: 3,
  beforeScroll: 120,
  /** The only script that a page requests by itself. */
  entry: 6,
  /** The entry and one hydrated island. */
  island: { list: 90, form: 100, other: 80 },
  /** The entry and all islands of a page. */
  awake: 106,
} as const;

/** The text of a URL and its size as sent, with brotli. */
export type Read = (path: string) => Promise<{ text: string; bytes: number }>;

export type PageWeight = {
  html: number;
  styles: number;
  /** Inline code, without inline data. */
  inlineScripts: number;
  /** Script files that the page requests by itself, with what they import. */
  atOnce: string[];
  entry: number;
  /** Each island that is not in a closed dialog, hydrated alone. */
  islands: { name: string; bytes: number; budget: number }[];
  /** Script files once all of them are hydrated. */
  files: string[];
  awake: number;
  /** Those of `files` that are React. */
  react: string[];
};

const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, match]) => match as string);

/** Data for islands, for search engines and for prefetching. */
const isData = (attributes: string) => /json|speculationrules/.test(attributes);

const inlineCode = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !isData(attributes))
    .map(([, , text]) => text)
    .join('\n');

/** Most pages have the same inline code, and compressing it takes longer than all else. */
const compressedSizes = new Map<string, number>();
const compressedSize = (text: string): number => {
  const size = compressedSizes.get(text) ?? brotliCompressSync(text).length;
  compressedSizes.set(text, size);
  return size;
};

const withoutDialogs = (html: string) => html.replaceAll(/<dialog\b[\s\S]*?<\/dialog>/g, '');

const budgetOf = (island: string) => {
  if (island === 'schedule' || island === 'library') return budgets.island.list;
  return /form$|panel$|sign-up$/.test(island) ? budgets.island.form : budgets.island.other;
};

/** Measures pages by the files they refer to, so no browser is needed. Each file is read once. */
export const createWeightMeter = (read: Read) => {
  const known = new Map<string, ReturnType<Read>>();
  const readOnce = (path: string) => {
    const result = known.get(path) ?? read(path);
    known.set(path, result);
    return result;
  };
  const sum = async (paths: Iterable<string>) => {
    let total = 0;
    for (const path of paths) total += (await readOnce(path)).bytes;
    return total;
  };
  /** The files and all that they import, without imports on demand. */
  const withImports = async (paths: readonly string[], all = new Set<string>()) => {
    for (const path of paths) {
      if (all.has(path)) continue;
      all.add(path);
      const { text } = await readOnce(path);
      const imported = found(text, /(?:import|from)["'`]\.\/([^"'`]+\.js)["'`]/g);
      await withImports(
        imported.map((name) => `/assets/${name}`),
        all,
      );
    }
    return all;
  };
  /** The file that the entry imports on demand after the code of the pattern. */
  const importedAfter = (code: string, entry: string) => {
    const [name] = found(entry, new RegExp(`${code}import\\(.\\./([^"'\`]+\\.js)`, 'g'));
    if (!name) throw new Error(`the entry has no import after ${code}`);
    return `/assets/${name}`;
  };
  return async (path: string): Promise<PageWeight> => {
    const { text: html, bytes } = await read(path);
    const requested = found(html, /<(?:script[^>]* src|link rel="modulepreload"[^>]* href)="([^"]+)"/g);
    const atOnce = await withImports(requested);
    const entry = (await Promise.all([...atOnce].map(readOnce))).map(({ text }) => text).join('\n');
    const names = [...new Set(found(withoutDialogs(html), /data-island="([^"]+)"/g))];
    const needs = (name: string) => [
      ...requested,
      importedAfter('Promise\\.all.{0,20}', entry),
      importedAfter(`/${name}(?:\\.island)?\\.tsx["']?:[^:]{0,20}`, entry),
    ];
    const islands = names.map(async (name) => ({
      name,
      bytes: await sum(await withImports(needs(name))),
      budget: budgetOf(name),
    }));
    const files = await withImports([...requested, ...names.flatMap(needs)]);
    const texts = await Promise.all([...files].map(async (file) => ({ file, ...(await readOnce(file)) })));
    return {
      html: bytes,
      styles: await sum(new Set(found(html, /<link rel="stylesheet" href="([^"]+)"/g))),
      inlineScripts: compressedSize(inlineCode(html)),
      atOnce: [...atOnce],
      entry: await sum(atOnce),
      islands: await Promise.all(islands),
      files: [...files],
      awake: await sum(files),
      react: texts.filter(({ text }) => text.includes('react.transitional.element')).map(({ file }) => file),
    };
  };
};
