/**
 * A tab of Chromium, driven over its own protocol. Chromium does not prerender pages while Playwright is
 * attached to them, because Playwright attaches to the page and not to the tab.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startProcess } from './browser-process.ts';
import { chromiumPath } from './chromium-path.ts';
import { connect, type ProtocolEvent } from './connection.ts';
import { type Point, pressPoint } from './press-point.ts';
import { preventPopups } from './prevent-popups.ts';
import { until } from './until.ts';

type Tab = {
  open: (url: string) => Promise<void>;
  /** The value of an expression in the shown page; undefined while no page responds, as between two pages. */
  evaluate: (expression: string) => Promise<unknown>;
  /** The same in the page that is prerendered; undefined if there is none. */
  evaluatePrerendered: (expression: string) => Promise<unknown>;
  pressPoint: (selector: string) => Promise<Point>;
  hover: (point: Point) => Promise<void>;
  /** `lengthMs`: how long the finger stays down. */
  tap: (point: Point, lengthMs?: number) => Promise<void>;
  goBack: () => Promise<void>;
};

/** Commands that every page of the tab gets before it loads, the prerendered ones too. */
type Preparation = ReadonlyArray<readonly [method: string, params: object]>;
type Screen = { width: number; height: number; deviceScaleFactor: number };

/** The screen of a phone, and a visitor who gets no popup. */
export const phone = (screen: Screen): Preparation => [
  ['Page.enable', {}],
  ['Emulation.setDeviceMetricsOverride', { ...screen, mobile: true }],
  ['Emulation.setTouchEmulationEnabled', { enabled: true }],
  ['Page.addScriptToEvaluateOnNewDocument', { source: `(${preventPopups})()` }],
];

const longestEvaluationMs = 3000;

/** Starts Chromium for one tab after another; each has its own storage. */
export async function startChromium(): Promise<{
  openTab: (preparation: Preparation) => Promise<Tab & AsyncDisposable>;
  [Symbol.asyncDispose]: () => Promise<void>;
}> {
  const profile = mkdtempSync(join(tmpdir(), 'heliora-chromium-'));
  let url = '';
  const chromium = startProcess(
    chromiumPath,
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--no-first-run',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
    ],
    {
      onLine: (line) => {
        url ||= /ws:\/\/\S+/.exec(line)?.[0] ?? '';
      },
    },
  );
  await chromium.until('Chromium listens', () => url);
  const listeners = new Set<(event: ProtocolEvent) => void>();
  const { send, close } = await connect(url, (event) => {
    for (const listener of listeners) listener(event);
  });

  const openTab = async (preparation: Preparation) => {
    const { browserContextId } = await send<{ browserContextId: string }>('Target.createBrowserContext');
    const { targetId } = await send<{ targetId: string }>('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
      forTab: true,
    });
    const tab = await send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true });
    /** Sessions of the pages of this tab; a prerendered page keeps its session when it is shown. */
    const pages = new Set<string>();
    const onEvent = ({ sessionId, method, params }: ProtocolEvent) => {
      if (sessionId !== tab.sessionId) return;
      const page = (params as { sessionId: string }).sessionId;
      if (method === 'Target.detachedFromTarget') pages.delete(page);
      if (method !== 'Target.attachedToTarget') return;
      pages.add(page);
      // The page waits for the last command.
      for (const [command, values] of [...preparation, ['Runtime.runIfWaitingForDebugger', {}]] as const)
        send(command, values, page).catch(() => {});
    };
    listeners.add(onEvent);
    await send(
      'Target.setAutoAttach',
      { autoAttach: true, waitForDebuggerOnStart: true, flatten: true },
      tab.sessionId,
    );

    const evaluateIn = async (page: string, expression: string) => {
      const values = { expression, awaitPromise: true, returnByValue: true };
      // A page that has left the tab does not respond.
      const { promise: tooLate, resolve } = Promise.withResolvers<undefined>();
      const timer = setTimeout(resolve, longestEvaluationMs);
      const response = await Promise.race([
        send<{ result: { value?: unknown } }>('Runtime.evaluate', values, page).catch(() => undefined),
        tooLate,
      ]);
      clearTimeout(timer);
      return response?.result.value;
    };
    const pageWhere = async (condition: string) => {
      for (const page of pages) if (await evaluateIn(page, condition)) return page;
    };
    const findShown = () => pageWhere(`!document.prerendering && document.visibilityState === 'visible'`);
    const shown = () => until('the tab shows a page', findShown);
    const evaluate = async (expression: string) => {
      const page = await findShown();
      return page && evaluateIn(page, expression);
    };
    return {
      open: async (url: string) => {
        await send('Page.navigate', { url }, await shown());
        const isLoaded = `location.href === '${url}' && document.readyState === 'complete'`;
        await until(`${url} is loaded`, () => evaluate(isLoaded), { limitMs: 60_000 });
      },
      evaluate,
      evaluatePrerendered: async (expression: string) => {
        const page = await pageWhere('document.prerendering');
        return page && evaluateIn(page, expression);
      },
      pressPoint: (selector: string) =>
        until(
          `${selector} can be pressed`,
          () => evaluate(`(${pressPoint})(${JSON.stringify(selector)})`) as Promise<Point | null>,
        ),
      hover: async ({ x, y }: Point) => {
        const page = await shown();
        for (const distance of [3, 2, 1, 0])
          await send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: x + distance, y }, page);
      },
      tap: async (point: Point, lengthMs = 0) => {
        const page = await shown();
        // Without waiting: the page may be gone before it has responded.
        const touch = (type: string, touchPoints: Point[]) => {
          send('Input.dispatchTouchEvent', { type, touchPoints }, page).catch(() => {});
        };
        touch('touchStart', [point]);
        if (lengthMs) await pause(lengthMs);
        touch('touchEnd', []);
      },
      goBack: async () => {
        await evaluate('history.back()');
      },
      [Symbol.asyncDispose]: async () => {
        listeners.delete(onEvent);
        await send('Target.disposeBrowserContext', { browserContextId });
      },
    };
  };

  return {
    openTab,
    [Symbol.asyncDispose]: async () => {
      // Not a signal: the executable may be a script that started the browser.
      await chromium.stop(() => send('Browser.close').catch(() => {}));
      close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
