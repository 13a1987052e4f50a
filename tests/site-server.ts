import { readEnv } from '#server/env.ts';
import { serve } from '#server/process/serve.ts';
import { openSiteOf } from '#server/process/site.ts';
import { smallBuild } from './small-build.ts';

/** The whole server as a process of its own, with small pages: to be restarted, flooded and cut off. Needs no build. */
const env = readEnv();
await serve(env, async (http) => {
  const site = await openSiteOf(env, smallBuild);
  http.on('request', site.listener);
  return site;
});
