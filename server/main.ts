import type { Server } from 'node:http';
import { readEnv } from './env.ts';
import { serve } from './process/serve.ts';

/** The program: reads the settings and chooses the site. `server/entry.ts` is the entry of request code. */
async function main() {
  const env = readEnv();

  async function openBuilt(http: Server) {
    const { openBuiltSite } = await import('./process/built-site.ts');
    const site = await openBuiltSite(env);
    http.on('request', site.listener);
    return site;
  }
  async function openSource(http: Server) {
    const { createDevelopmentSite } = await import('./process/development.ts');
    return createDevelopmentSite(env, http);
  }
  await serve(env, env.NODE_ENV === 'production' ? openBuilt : openSource);
}

main().catch((error) => {
  console.error(error?.expected ? error.message : error);
  process.exit(1);
});
