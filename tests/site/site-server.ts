import { readEnv } from '#server/env.ts';
import { serve } from '#server/process/serve.ts';
import { openSiteOf } from '#server/process/site.ts';
import { smallBuild } from './small-build.ts';

/** The whole server as a process, with small pages, which tests restart and flood. Needs no build. */
const env = readEnv();
await serve(env, async (http) => {
  const site = await openSiteOf(env, smallBuild);
  http.on('request', site.listener);
  return site;
});
