import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);

/**
 * A build has one language: `#words/*` is its folder. Without a build (tests, operator, compiler) the
 * `imports` of package.json apply: English.
 */
export const wordsAlias = (folder = `content/${process.env.SITE_LANGUAGE || 'en'}`) => {
  if (!existsSync(new URL(`${folder}/language.ts`, root)))
    throw new Error(`${folder} is not a language: it has no language.ts`);
  return { find: /^#words\//, replacement: fileURLToPath(new URL(`${folder}/`, root)) };
};
