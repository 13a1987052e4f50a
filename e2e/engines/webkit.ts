import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProcess } from '#tests/browsers/browser-process.ts';
import { freePort } from '#tests/support/ports.ts';
import type { Driver } from './driver.ts';
import { reportPageErrors } from './page-errors.ts';

/** WebKitGTK needs a display; this one is in memory only. */
const startDisplay = async () => {
  let display = '';
  const xvfb = startProcess('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    onLine: (line) => {
      if (/^\d+$/.test(line)) display = `:${line}`;
    },
  });
  await xvfb.until('Xvfb gives a display', () => display);
  return { display, stop: xvfb.stop };
};

/** WebKitGTK over WebDriver, in our own window (`webkit-window.py`). */
export const launchWebkit = async (): Promise<Driver> => {
  const folder = mkdtempSync(join(tmpdir(), 'heliora-webkit-'));
  const script = join(folder, 'page-errors.js');
  writeFileSync(
    script,
    `(${reportPageErrors})((message) => webkit.messageHandlers.errors.postMessage(message));`,
  );
  const { display, stop: stopDisplay } = await startDisplay();
  const port = await freePort();
  const errors: string[] = [];
  let marker = '';
  const driver = startProcess('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], {
    env: {
      DISPLAY: display,
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Without a GPU, compositing takes much of WebKit's CPU time. No test reads pixels; WebGL still works.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    onLine: (line) => {
      if (!line.startsWith('PAGE ')) return;
      const message = JSON.parse(line.slice(5)) as string;
      if (message.startsWith('marker ')) marker = message;
      else errors.push(message);
    },
  });
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`WebKit ${path}: ${value.error} ${value.message}`);
    return value;
  };
  await driver.until('WebKitWebDriver listens', () =>
    call<{ ready: boolean }>('GET', '/status').then(
      ({ ready }) => ready,
      () => false,
    ),
  );
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: '/usr/bin/python3',
          args: [fileURLToPath(new URL('webkit-window.py', import.meta.url)), script],
        },
      },
    },
  });
  const send = <T>(command: string, body: object = {}) =>
    call<T>('POST', `/session/${sessionId}/${command}`, body);
  const evaluate = (expression: string) =>
    send<string>('execute/sync', { script: `return ${expression}`, args: [] });
  await send('timeouts', { script: 60_000, pageLoad: 60_000 });
  return {
    navigate: (url) => send('url', { url }),
    reload: () => send('refresh'),
    back: () => send('back'),
    evaluate,
    perform: (actions) => send('actions', { actions }),
    upload: async (selector, path) => {
      const [id] = Object.values(
        await send<Record<string, string>>('element', { using: 'css selector', value: selector }),
      );
      await send(`element/${id}/value`, { text: path });
    },
    resize: (width, height) => send('window/rect', { x: 0, y: 0, width, height }),
    screenshot: async () =>
      Buffer.from(await call<string>('GET', `/session/${sessionId}/screenshot`), 'base64'),
    takeErrors: async () => {
      const expected = `marker ${performance.now()}`;
      await evaluate(`webkit.messageHandlers.errors.postMessage(${JSON.stringify(expected)})`);
      await driver.until('errors of the page', () => marker === expected);
      return errors.splice(0);
    },
    close: async () => {
      await call('DELETE', `/session/${sessionId}`).catch(() => {});
      await driver.stop();
      await stopDisplay();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
