import { type Point, startChromium } from '#tests/chromium/tab.ts';
import { origin, slow4g, slowdown } from './slow-phone.ts';

const to = '/membership';

/** In every page: the time of the press, and of the first frame that is painted after a prerendered page is shown. */
const clock = `
  localStorage.setItem('free-class-popup', 'yes');
  sessionStorage.setItem('promo-modal', 'yes');
  addEventListener('pointerup', ({ timeStamp }) => sessionStorage.setItem('pressed', performance.timeOrigin + timeStamp), true);
  document.addEventListener('prerenderingchange', () => requestAnimationFrame(() => {
    // A message that is posted in a frame arrives once its layout and paint are done.
    const painted = new MessageChannel();
    painted.port1.onmessage = () => { window.shownAt = performance.timeOrigin + performance.now(); };
    painted.port2.postMessage('');
  }));
`;

/** The first frame of a page that was prerendered, or the first paint of one that was not. */
const timeToFrame = `(() => {
  if (location.pathname !== '${to}') return;
  const [paint] = performance.getEntriesByName('first-paint');
  const [{ activationStart }] = performance.getEntriesByType('navigation');
  const at = activationStart ? window.shownAt : paint && performance.timeOrigin + paint.startTime;
  return at && at - Number(sessionStorage.getItem('pressed'));
})()`;

const centreOfLink = `(() => {
  const { x, y, width, height } = document.querySelector('dialog#menu a[href="${to}"]').getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
})()`;

const phone = [
  ['Page.enable', {}],
  ['Network.enable', {}],
  ['Network.emulateNetworkConditions', slow4g],
  ['Emulation.setCPUThrottlingRate', { rate: slowdown }],
  ['Emulation.setDeviceMetricsOverride', { width: 412, height: 839, deviceScaleFactor: 2.625, mobile: true }],
  ['Emulation.setTouchEmulationEnabled', { enabled: true }],
  ['Page.addScriptToEvaluateOnNewDocument', { source: clock }],
] as const;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/**
 * Time from the tap on a link of the menu to the first frame of the next page. `isPrefetched`: a pointer has rested on the link before, so
 * that the browser has prerendered the page. Without Playwright, because Chromium does not prerender while it is attached.
 */
export async function changePage(moment: number, isPrefetched: boolean): Promise<number> {
  await using chromium = await startChromium(process.env.CHROMIUM ?? '/usr/bin/chromium');
  await using tab = await chromium.openTab(phone);
  await tab.open(`${origin}/`);
  await tab.evaluate(`document.querySelector('[commandfor=menu]').click()`);
  await pause(moment);
  const link = (await tab.evaluate(centreOfLink)) as Point;
  if (isPrefetched) {
    await tab.hover(link);
    await pause(1000);
  }
  await tab.tap(link);
  for (;;) {
    // Not at once: the protocol must not take the CPU while the page is painted.
    await pause(1000);
    const time = await tab.evaluate(timeToFrame);
    if (typeof time === 'number') return time;
  }
}
