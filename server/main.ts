import type { Server } from 'node:http';
import type * as Entry from './entry.ts';
import { readEnv } from './env.ts';
import type * as LanguageEntry from './language-entry.ts';
import { serve } from './process/serve.ts';

/** The program: reads the settings and chooses the site to serve. `entry.ts` is the entry of request code. */
async function main() {
  const env = readEnv();

  async function openBuiltSite(http: Server) {
    // Computed URLs, so that the bundler and the compiler do not resolve them: the build may not exist yet.
    const load = (file: string) => import(new URL(`../build/${file}`, import.meta.url).href);
    const [{ openSite }, spanish]: [typeof Entry, typeof LanguageEntry] = await Promise.all([
      load('server/index.js'),
      load('es/server/index.js'),
    ]);
    const site = await openSite(env, [spanish.language]);
    http.on('request', site.listener);
    return site;
  }
  async function openSourceSite(http: Server) {
    const { createDevelopmentSite } = await import('./process/development.ts');
    return createDevelopmentSite(env, http);
  }
  await serve(env, env.NODE_ENV === 'production' ? openBuiltSite : openSourceSite);
}

main().catch((error) => {
  console.error(error?.expected ? error.message : error);
  process.exit(1);
});
