import type { Server } from 'node:http';
import type * as Entry from './entry.ts';
import { readEnv } from './env.ts';
import { serve } from './process/serve.ts';

/** The program: reads the settings and chooses the site to serve. `entry.ts` is the entry of request code. */
async function main() {
  const env = readEnv();

  async function openBuiltSite(http: Server) {
    // A computed URL, so that the bundler and the compiler do not resolve it: the build may not exist yet.
    const built = new URL('../build/server/index.js', import.meta.url).href;
    const { openSite } = (await import(built)) as typeof Entry;
    const site = await openSite(env);
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
