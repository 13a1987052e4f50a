import { setTimeout as pause } from 'node:timers/promises';
import { phone, startChromium } from '#tests/browsers/chromium-tab.ts';
import { until } from '#tests/browsers/until.ts';
import { origin, slow4g, slowdown, tapMs } from './slow-phone.ts';

const to = '/membership';

/** In every page: the time of the press, and of the first frame after a prerendered page is shown. */
const clock = `
  addEventListener('pointerup', ({ timeStamp }) => sessionStorage.setItem('pressed', performance.timeOrigin + timeStamp), true);
  document.addEventListener('prerenderingchange', () => requestAnimationFrame(() => {
    // A message that is posted in a frame arrives once its layout and paint are done.
    const painted = new MessageChannel();
    painted.port1.onmessage = () => { window.shownAt = performance.timeOrigin + performance.now(); };
    painted.port2.postMessage('');
  }));
`;

const isPrerendered = `performance.getEntriesByType('navigation')[0].activationStart > 0`;

/** The first frame of a page that was prerendered, or the first paint of one that was not. */
const timeToFrame = `(() => {
  if (location.pathname !== '${to}') return;
  const [paint] = performance.getEntriesByName('first-paint');
  const at = ${isPrerendered} ? window.shownAt : paint && performance.timeOrigin + paint.startTime;
  return at && at - Number(sessionStorage.getItem('pressed'));
})()`;

const slowPhone = [
  ...phone({ width: 412, height: 839, deviceScaleFactor: 2.625 }),
  ['Network.enable', {}],
  ['Network.emulateNetworkConditions', slow4g],
  ['Emulation.setCPUThrottlingRate', { rate: slowdown }],
  ['Page.addScriptToEvaluateOnNewDocument', { source: clock }],
] as const;

/**
 * Time from the end of the tap on a link of the menu to the first frame of the next page.
 * `waitsForPrerender`: a pointer rests on the link before, until the browser has prerendered the page.
 * Without Playwright, because Chromium does not prerender while it is attached.
 */
export async function changePage(moment: number, waitsForPrerender: boolean): Promise<number> {
  await using chromium = await startChromium();
  await using tab = await chromium.openTab(slowPhone);
  await tab.open(`${origin}/`);
  await tab.evaluate(`document.querySelector('[commandfor=menu]').click()`);
  await pause(moment);
  const link = await tab.pressPoint(`dialog#menu a[href="${to}"]`);
  if (waitsForPrerender) {
    await tab.hover(link);
    const isComplete = `location.pathname === '${to}' && document.readyState === 'complete'`;
    await until(`${to} is prerendered`, () => tab.evaluatePrerendered(isComplete));
  }
  await tab.tap(link, tapMs);
  // Not at once: the protocol must not take the CPU while the page is painted.
  await pause(1000);
  const time = await until(`${to} is painted`, () => tab.evaluate(timeToFrame), { everyMs: 1000 });
  if (waitsForPrerender && !(await tab.evaluate(isPrerendered)))
    throw new Error(`${to} was prerendered, but loaded again at the tap`);
  return Number(time);
}
