import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { brand } from '../domain/brand.ts';
import type * as Entry from './entry.ts';
import { EnvError, readEnv } from './env.ts';
import { listenWhenFree } from './listen.ts';

/** The process: settings, listener, signals. Everything a request touches lives behind `entry.ts`. */
const drainLimit = 10_000;

async function main() {
  const env = readEnv();
  const http = createServer({
    requestTimeout: 120_000,
    headersTimeout: 20_000,
    keepAliveTimeout: 65_000,
    maxHeaderSize: 16_384,
  });
  const site = env.NODE_ENV === 'production' ? await openBuiltSite() : await openSourceSite();

  async function openBuiltSite() {
    // A path the bundler and the compiler must not follow: the build may not exist yet.
    const built = new URL('../build/server/index.js', import.meta.url).href;
    const { openSite } = (await import(built)) as typeof Entry;
    const opened = await openSite(env);
    http.on('request', getRequestListener(opened.fetch, { overrideGlobalObjects: false }));
    return opened;
  }
  async function openSourceSite() {
    const { createDevelopmentSite } = await import('./development.ts');
    return createDevelopmentSite(env, http);
  }

  const address = await listenWhenFree(http, env);
  console.log(`${brand.name} is ready at ${address}`);

  let leaving = false;
  const leave = async () => {
    if (leaving) return;
    leaving = true;
    // New connections are refused at once, those under way may finish; idle keep-alive ones are only in the way.
    const closed = new Promise<void>((done) => http.close(() => done()));
    http.closeIdleConnections();
    const overdue = setTimeout(() => http.closeAllConnections(), drainLimit);
    await closed;
    clearTimeout(overdue);
    await site.close();
    process.exit(0);
  };
  process.on('SIGTERM', leave);
  process.on('SIGINT', leave);
  // Our starter holds this channel; it closes when the starter dies, however it dies.
  process.on('disconnect', leave);
}

main().catch((error) => {
  console.error(error instanceof EnvError || error?.expected ? error.message : error);
  process.exit(1);
});
