import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defaultLanguage } from '../../content/facts/languages.ts';

const root = new URL('../../', import.meta.url);

/** The language of this build, a folder of `content`; scripts/machine/workspace.mjs builds all. */
export const buildLanguage = process.env.BUILD_LANGUAGE || defaultLanguage.code;

/**
 * A build has one language: `#words/*` is its folder. /staff is English in every build. Without a build
 * (tests, operator, compiler) the `imports` of package.json apply: English.
 */
export const wordsAlias = (language = buildLanguage) => {
  const folder = (code: string) => fileURLToPath(new URL(`content/${code}/`, root));
  if (!existsSync(`${folder(language)}language.ts`))
    throw new Error(`content/${language} is not a language: it has no language.ts`);
  return [
    { find: /^#words\/staff\//, replacement: `${folder(defaultLanguage.code)}staff/` },
    { find: /^#words\//, replacement: folder(language) },
  ];
};
