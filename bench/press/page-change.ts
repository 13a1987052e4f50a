import { openPage } from './slow-phone.ts';

const to = '/membership';

/**
 * Time from the tap on a link of the menu to the first frame of the next page: the first paint of a new document, or the frame in which
 * React shows the next heading. `isPrefetched`: a pointer has rested on the link before, so that the browser or the router has prefetched
 * the page.
 */
export async function changePage(moment: number, isPrefetched: boolean): Promise<number> {
  const { page } = await openPage('/');
  try {
    await page.evaluate(
      ([to]) => {
        addEventListener(
          'pointerup',
          ({ timeStamp }) => sessionStorage.setItem('pressed', String(performance.timeOrigin + timeStamp)),
          true,
        );
        const heading = document.querySelector('h1')?.textContent;
        const look = () => {
          requestAnimationFrame(look);
          if (location.pathname !== to || document.querySelector('h1')?.textContent === heading) return;
          // The frame after the change is the one that is painted.
          requestAnimationFrame((now) => {
            (window as { shownAt?: number }).shownAt ??= performance.timeOrigin + now;
          });
        };
        requestAnimationFrame(look);
      },
      [to],
    );
    await page.evaluate(() => document.querySelector<HTMLElement>('[commandfor=menu]')?.click());
    await page.waitForTimeout(moment);
    const box = await page.locator(`dialog#menu a[href="${to}"]`).first().boundingBox();
    if (!box) throw new Error('the menu is closed');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (isPrefetched) {
      await page.mouse.move(x, y, { steps: 3 });
      await page.waitForTimeout(1000);
    }
    await page.touchscreen.tap(x, y);
    await page.waitForURL(`**${to}`);
    const shown = await page.waitForFunction(() => {
      const [paint] = performance.getEntriesByName('first-paint');
      const pressed = Number(sessionStorage.getItem('pressed'));
      const { shownAt } = window as { shownAt?: number };
      // If React has changed the page, the first paint of this document is older than the press.
      const painted = paint ? performance.timeOrigin + paint.startTime : 0;
      const at = painted > pressed ? painted : shownAt;
      return at === undefined ? undefined : at - pressed;
    });
    return (await shown.jsonValue()) as number;
  } finally {
    await page.context().close();
  }
}
