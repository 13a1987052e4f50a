/**
 * A tab of Chromium, driven over its own protocol. Chromium does not prerender pages while Playwright is attached to them, because
 * Playwright attaches to the page and not to the tab.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Parameters = Record<string, unknown>;
type Message = {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: { sessionId: string; targetInfo: { subtype?: string } };
  result?: unknown;
  error?: { message: string };
};
type Send = (method: string, params?: Parameters, sessionId?: string) => Promise<unknown>;

export type Point = { x: number; y: number };
export type Tab = {
  open: (url: string) => Promise<void>;
  /** The value of an expression in the page that is shown; undefined while no page answers, for example between two pages. */
  evaluate: (expression: string) => Promise<unknown>;
  /** The same in the page that is prerendered; undefined if there is none. */
  evaluatePrerendered: (expression: string) => Promise<unknown>;
  hover: (point: Point) => Promise<void>;
  tap: (point: Point) => Promise<void>;
  goBack: () => Promise<void>;
};

/** Commands that every page of the tab gets before it loads, the prerendered ones too. */
export type Preparation = ReadonlyArray<readonly [method: string, params: Parameters]>;

const longestEvaluationMs = 3000;

const until = async <Value>(read: () => Promise<Value>): Promise<NonNullable<Value>> => {
  for (;;) {
    const value = await read();
    if (value) return value;
    await new Promise((done) => setTimeout(done, 20));
  }
};

/** Starts Chromium for one tab after another; each has its own storage. */
export async function startChromium(executable: string): Promise<{
  openTab: (preparation: Preparation) => Promise<Tab & AsyncDisposable>;
  [Symbol.asyncDispose]: () => Promise<void>;
}> {
  const profile = mkdtempSync(join(tmpdir(), 'heliora-chromium-'));
  const chromium = spawn(
    executable,
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--no-first-run',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise((done) => chromium.once('exit', done));
  const { promise: url, resolve: hasUrl, reject: hasFailed } = Promise.withResolvers<string>();
  let printed = '';
  chromium.stderr.on('data', (chunk) => {
    printed += chunk;
    const [found] = /ws:\/\/\S+/.exec(printed) ?? [];
    if (found) hasUrl(found);
  });
  ended.then(() => hasFailed(new Error(`Chromium ended:\n${printed}`)));
  const socket = new WebSocket(await url);
  await new Promise((done) => socket.addEventListener('open', done));

  let lastId = 0;
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const listeners = new Set<(message: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data) as Message;
    if (!message.id) {
      for (const listener of listeners) listener(message);
      return;
    }
    const call = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.error) call?.reject(new Error(message.error.message));
    else call?.resolve(message.result);
  });
  const send: Send = (method, params = {}, sessionId = undefined) => {
    const call = Promise.withResolvers<unknown>();
    waiting.set(++lastId, call);
    socket.send(JSON.stringify({ id: lastId, method, params, sessionId }));
    return call.promise;
  };

  const openTab = async (preparation: Preparation) => {
    const { browserContextId } = (await send('Target.createBrowserContext')) as { browserContextId: string };
    const { targetId } = (await send('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
      forTab: true,
    })) as { targetId: string };
    const tab = (await send('Target.attachToTarget', { targetId, flatten: true })) as { sessionId: string };
    /** Sessions of the pages of this tab; a prerendered page keeps its session when it is shown. */
    const pages = new Set<string>();
    listeners.add(({ sessionId, method, params }) => {
      if (sessionId !== tab.sessionId || !params) return;
      if (method === 'Target.detachedFromTarget') pages.delete(params.sessionId);
      if (method !== 'Target.attachedToTarget') return;
      pages.add(params.sessionId);
      // The page waits for the last command.
      for (const [command, values] of [...preparation, ['Runtime.runIfWaitingForDebugger', {}]] as const)
        send(command, values, params.sessionId).catch(() => {});
    });
    await send(
      'Target.setAutoAttach',
      { autoAttach: true, waitForDebuggerOnStart: true, flatten: true },
      tab.sessionId,
    );

    const evaluateIn = async (page: string, expression: string) => {
      const values = { expression, awaitPromise: true, returnByValue: true };
      const response = await Promise.race([
        send('Runtime.evaluate', values, page).catch(() => undefined),
        // A page that has left the tab does not answer.
        new Promise((done) => setTimeout(done, longestEvaluationMs)),
      ]);
      return (response as { result: { value?: unknown } } | undefined)?.result.value;
    };
    const pageWhere = async (condition: string) => {
      for (const page of pages) if (await evaluateIn(page, condition)) return page;
    };
    const shown = () => pageWhere(`!document.prerendering && document.visibilityState === 'visible'`);
    const evaluate = async (expression: string) => {
      const page = await shown();
      return page && evaluateIn(page, expression);
    };
    return {
      open: async (url: string) => {
        await send('Page.navigate', { url }, await until(shown));
        await until(() => evaluate(`location.href === '${url}' && document.readyState === 'complete'`));
      },
      evaluate,
      evaluatePrerendered: async (expression: string) => {
        const page = await pageWhere('document.prerendering');
        return page && evaluateIn(page, expression);
      },
      hover: async ({ x, y }: Point) => {
        const page = await until(shown);
        for (const distance of [3, 2, 1, 0])
          await send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: x + distance, y }, page);
      },
      tap: async (point: Point) => {
        const page = await until(shown);
        // Without waiting: the page may be gone before it has answered.
        for (const [type, touchPoints] of [
          ['touchStart', [point]],
          ['touchEnd', []],
        ] as const)
          send('Input.dispatchTouchEvent', { type, touchPoints }, page).catch(() => {});
      },
      goBack: async () => {
        await evaluate('history.back()');
      },
      [Symbol.asyncDispose]: async () => {
        await send('Target.disposeBrowserContext', { browserContextId });
      },
    };
  };

  return {
    openTab,
    [Symbol.asyncDispose]: async () => {
      // Not a signal: the executable may be a script that started the browser.
      send('Browser.close').catch(() => {});
      await ended;
      socket.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
