import { otherLanguages } from '#content/facts/languages.ts';
import type * as Entry from '#server/entry.ts';
import type { Env } from '#server/env.ts';
import type * as LanguageEntry from '#server/language-entry.ts';

/** Computed URLs, so that the bundler and the compiler do not resolve them: the build may not exist yet. */
const load = (file: string) => import(new URL(`../../build/${file}`, import.meta.url).href);

/** Opens what `npm run build` has built: the site in all its languages. */
export async function openBuiltSite(env: Env): Promise<Entry.Site> {
  const [{ openSite }, ...translations]: [typeof Entry, ...(typeof LanguageEntry)[]] = await Promise.all([
    load('server/index.js'),
    ...otherLanguages.map(({ code }) => load(`${code}/server/index.js`)),
  ]);
  return openSite(
    env,
    translations.map(({ languageBundle }) => languageBundle),
  );
}
