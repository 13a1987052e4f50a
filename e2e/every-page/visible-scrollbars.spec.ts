import { expect, type Page, test } from '@playwright/test';
import config from '../../playwright.config.ts';
import { layouts } from '../support/addresses.ts';
import { startHydration } from '../support/hydrated.ts';
import { withoutPopup } from '../support/schedule-page.ts';

/** Classic scrollbars, as on Windows, Linux and a Mac with a mouse; headless Chromium hides them by default. */
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } });

const tabs = ['/schedule#workshops', '/schedule#retreats', '/contact-us#tech-support', '/on-demand#restore'];
/** Boxes that scroll on purpose, with a scrollbar. */
const ownScroll = 'textarea, .overscroll-contain';

const faultsOf = (page: Page) =>
  page.evaluate((allowed) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const faults = scrollWidth > clientWidth ? [`page ${scrollWidth} px wide of ${clientWidth}`] : [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (element.matches(allowed)) continue;
      const style = getComputedStyle(element);
      if (![style.overflowX, style.overflowY].some((value) => value === 'auto' || value === 'scroll'))
        continue;
      const border = (sides: readonly string[]) =>
        sides.reduce(
          (sum, side) => sum + Number.parseFloat(style.getPropertyValue(`border-${side}-width`)),
          0,
        );
      const bars = {
        vertical: element.offsetWidth - element.clientWidth - border(['left', 'right']),
        horizontal: element.offsetHeight - element.clientHeight - border(['top', 'bottom']),
      };
      for (const [name, room] of Object.entries(bars))
        if (room > 1) faults.push(`${name} bar of ${element.tagName} ${element.className.slice(0, 80)}`);
    }
    return faults;
  }, ownScroll);

const widths = [390, 1440];

test('no stray bar and nothing wider than the page where scrollbars take room', async ({ page }) => {
  test.setTimeout(180_000);
  await withoutPopup(page);
  const found: Record<string, string[]> = {};
  for (const address of [...layouts, ...tabs]) {
    await page.goto(address);
    if (tabs.includes(address)) await startHydration(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const faults = await faultsOf(page);
      if (faults.length > 0) found[`${address} at ${width} px`] = faults;
    }
  }
  // Without any scrollbar this test could not fail.
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  expect(found).toEqual({});
});
