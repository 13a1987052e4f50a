import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '#tests/browsers/browser-process.ts';
import { connect } from '#tests/browsers/connection.ts';
import type { Driver } from './driver.ts';
import { reportPageErrors } from './page-errors.ts';

type NetworkEvent = { request: { url: string }; response?: { status: number }; errorText?: string };

const preferences = {
  // Overlay scrollbars, as on a phone.
  'ui.useOverlayScrollbars': 1,
  // The sandbox needs permissions that containers do not have.
  'security.sandbox.content.level': 0,
  'gfx.webrender.software': true,
  'webgl.force-enabled': true,
  // A new tab page would be loaded at the start, and another one in advance.
  'browser.startup.page': 0,
  'browser.newtab.preload': false,
  // Frames are rendered in software; half of the usual 60 per second are enough.
  'layout.frame_rate': 30,
  // Files without a page, such as robots.txt, have no icon, and their Content-Security-Policy allows none.
  'browser.chrome.site_icons': false,
};

/** A stock Firefox, headless, over WebDriver BiDi. */
export const launchFirefox = async (executable: string): Promise<Driver> => {
  const profile = mkdtempSync(join(tmpdir(), 'heliora-firefox-'));
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );
  let url = '';
  const firefox = startProcess(
    executable,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    {
      env: { HOME: profile, LIBGL_ALWAYS_SOFTWARE: '1' },
      onLine: (line) => {
        url ||= /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1] ?? '';
      },
    },
  );
  const errors: string[] = [];
  let marker = '';
  await firefox.until('Firefox listens', () => url);
  const { send, close } = await connect(`${url}/session`, ({ method, params }) => {
    if (method === 'script.message') {
      const { value } = (params as { data: { value: string } }).data;
      if (value.startsWith('marker ')) marker = value;
      else errors.push(value);
      return;
    }
    const { request, response, errorText } = params as NetworkEvent;
    if (method === 'network.fetchError' && errorText !== 'NS_BINDING_ABORTED')
      errors.push(`request failed: ${request.url} ${errorText}`);
    if (response && response.status >= 400) errors.push(`status ${response.status}: ${request.url}`);
  });
  const channel = { type: 'channel', value: { channel: 'errors' } };
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', {
    events: ['script.message', 'network.fetchError', 'network.responseCompleted'],
  });
  await send('script.addPreloadScript', {
    functionDeclaration: String(reportPageErrors),
    arguments: [channel],
  });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree');
  const context = contexts[0]?.context;
  await send('browsingContext.activate', { context });

  type Evaluated = { result: { value: string }; exceptionDetails?: { text: string } };
  const call = async (functionDeclaration: string, args: object[] = []) => {
    const { result, exceptionDetails } = await send<Evaluated>('script.callFunction', {
      functionDeclaration,
      arguments: args,
      awaitPromise: true,
      target: { context },
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result;
  };
  return {
    navigate: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
    back: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
    evaluate: async (expression) => (await call(`() => ${expression}`)).value,
    perform: (actions) => send('input.performActions', { context, actions }),
    upload: async (selector, path) => {
      const element = await call(`() => document.querySelector(${JSON.stringify(selector)})`);
      await send('input.setFiles', { context, element, files: [path] });
    },
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    screenshot: async () => {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    takeErrors: async () => {
      const expected = `marker ${performance.now()}`;
      await call(`(report) => report(${JSON.stringify(expected)})`, [channel]);
      await firefox.until('errors of the page', () => marker === expected);
      return errors.splice(0);
    },
    close: async () => {
      await firefox.stop();
      close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
};
