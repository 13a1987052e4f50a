import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from '#server/env.ts';
import { openBuiltSite } from '#server/process/built-site.ts';

/**
 * Serves the site of the last build in this process, with a new database. `serveOther` returns whether it has
 * handled a request that is not for the site.
 */
export const serveBuiltSite = async (
  serveOther: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean = () => false,
) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'heliora-bench-'));
  const site = await openBuiltSite(
    readEnv({ NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'silent' }),
  );
  const http = createServer((incoming, outgoing) => {
    if (!serveOther(incoming, outgoing)) site.listener(incoming, outgoing);
  }).listen(0);
  return {
    origin: `http://localhost:${(http.address() as AddressInfo).port}`,
    close: async () => {
      http.close();
      http.closeAllConnections();
      await site.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
