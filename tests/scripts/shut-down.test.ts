import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { freePort, isListening } from '#tests/support/ports.ts';

/** The life cycle of `npm start`, with one small page instead of the site. */
const server = `
  import { readEnv } from './server/env.ts';
  import { serve } from './server/process/serve.ts';
  await serve(readEnv(), async (http) => {
    http.on('request', async (request, response) => {
      for await (const _ of request);
      response.end('stored');
    });
    return { startDraining() {}, close: async () => {}, notices: [] };
  });
`;

// e2e/process.spec.ts stops the whole site, by SIGTERM and by kill -9 of npm.
test.each(['SIGINT', 'the end of the process that started it'])(
  'a server that is stopped by %s sends the response under way, and exits 0',
  async (cause) => {
    const port = await freePort();
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', server],
      {
        env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port) },
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      },
    );
    const ended = once(child, 'exit');
    await once(child.stdout as NodeJS.ReadableStream, 'data');
    const client = connect(port, '127.0.0.1');
    const response = text(client);
    client.write('POST / HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 10\r\n\r\n');
    // 100 Continue: the request has reached the server.
    await once(client, 'data');
    client.write('first');

    if (cause === 'SIGINT') child.kill('SIGINT');
    else child.disconnect();
    await expect.poll(() => isListening(port)).toBe(false);
    client.write('other');
    expect(await response).toMatch(/^HTTP\/1\.1 100 Continue\s+HTTP\/1\.1 200 OK[\s\S]*stored/);
    expect(await ended).toEqual([0, null]);
  },
);
