import { expect, type Page } from '@playwright/test';
import { studios, upcomingStudios } from '#domain/studios.ts';
import { boxOf } from '../playwright/box-of.ts';
import { errorsOf } from '../playwright/errors-of.ts';
import { holdPosition } from '../playwright/hold-position.ts';
import { test } from '../playwright/test.ts';
import { untilIdle } from '../playwright/until-idle.ts';
import { expectView, list, map, nearMe, scrollToMap, search, section, status } from './map-page.ts';

// WebGL is rendered in software here, which costs CPU time per shape, pixel and frame: only one test draws
// the real map, all have a quarter of the pixels in each direction and jump to their targets. One map at a
// time.
test.use({
  viewport: { width: 800, height: 450 },
  deviceScaleFactor: 0.25,
  contextOptions: { reducedMotion: 'reduce' },
});
test.describe.configure({ mode: 'default', timeout: 120_000 });

/** Coasts, roads and names take most of the CPU time; views, markers and cards do not depend on them. */
const withoutGeography = (page: Page) =>
  page.route(/\/assets\/florida-[^/]+\.json$/, (route) =>
    route.fulfill({ json: { type: 'FeatureCollection', features: [] } }),
  );

const florida = { zoom: '6.10', latitude: 27.75, longitude: -81.9 };
const winterPark = { zoom: '9.00', latitude: 28.5966, longitude: -81.3512 };

test('the map loads when it is near, only from our server, and shows all studios', async ({
  page,
  baseURL,
}) => {
  const errors = errorsOf(page);
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.goto('/locations');
  await untilIdle(page);
  expect(urls.filter((url) => /florida|studio-map|maplibre/.test(url))).toEqual([]);
  await scrollToMap(page);
  const outside = urls.filter((url) => url.startsWith('http') && !url.startsWith(baseURL ?? ''));
  expect(outside).toEqual([]);
  expect(urls.filter((url) => url.includes('florida'))).toHaveLength(1);
  await expect(map(page).getByRole('button', { name: /, (Open|COMING)/ })).toHaveCount(studios.length);
  await expect(map(page).getByRole('button', { name: /, COMING 202[56]$/ })).toHaveCount(
    upcomingStudios.length,
  );
  expect(errors).toEqual([]);
});

test.describe('under 800 px', () => {
  test.use({ viewport: { width: 799, height: 450 } });

  test('the map opens one step further out, and does not move when the visitor refuses', async ({ page }) => {
    await withoutGeography(page);
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_, refused) => {
        document.documentElement.dataset.position = 'refused';
        refused?.({ code: 1, message: 'User denied Geolocation' } as GeolocationPositionError);
      };
    });
    await page.clock.install();
    const errors = errorsOf(page);
    const furtherOut = { ...florida, zoom: '5.50' };
    await page.goto('/locations');
    await scrollToMap(page);
    await expectView(page, furtherOut);
    await expect(page.locator('html')).toHaveAttribute('data-position', 'refused');
    await page.clock.fastForward(3000);
    await expectView(page, furtherOut);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(list(page)).toBeVisible();
    await expect(status(page)).toHaveText('Start typing to see places in Florida.');
    await nearMe(page).click();
    await expect(status(page)).toHaveText(/^Your browser did not say where you are\./);
    // A flight would begin two seconds later.
    await page.clock.fastForward(3000);
    await expectView(page, furtherOut);
    expect(errors).toEqual([]);
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1024, height: 600 } });
  let errors: string[] = [];
  test.beforeEach(async ({ page }) => {
    errors = errorsOf(page);
    await withoutGeography(page);
  });
  test.afterEach(() => expect(errors).toEqual([]));
  const openMap = async (page: Page) => {
    await page.goto('/locations');
    await scrollToMap(page);
    await expectView(page, florida);
  };

  test.describe('with a position and with motion', () => {
    test.use({
      permissions: ['geolocation'],
      geolocation: { latitude: 28.54, longitude: -81.38 },
      contextOptions: { reducedMotion: 'no-preference' },
    });

    test('the map waits two seconds and flies to the nearest studio, four seconds long', async ({ page }) => {
      const { share } = await holdPosition(page);
      await page.clock.install();
      await openMap(page);
      await page.clock.pauseAt(Date.now() + 60_000);
      await share();
      await expect(map(page).locator('.visitor-marker')).toBeAttached();
      await page.clock.fastForward(1990);
      await expect(map(page)).toHaveAttribute('data-moving', 'false');
      await page.clock.fastForward(20);
      await expect(map(page)).toHaveAttribute('data-moving', 'true');
      // One frame of the flight instead of hundreds.
      await page.clock.fastForward(3900);
      await expect(map(page)).toHaveAttribute('data-moving', 'true');
      await page.clock.fastForward(200);
      await expectView(page, winterPark);
      await page.clock.resume();
      await expect(section(page).getByRole('region', { name: 'Winter Park' })).toContainText(
        'Nearest to you',
      );
    });
  });

  test('map and list are beside each other, and a marker opens its card, which leads on and can be closed', async ({
    page,
  }) => {
    await openMap(page);
    const [mapBox, listBox] = [await boxOf(map(page)), await boxOf(list(page))];
    expect(mapBox.x >= listBox.x + listBox.width || listBox.x >= mapBox.x + mapBox.width).toBe(true);
    const marker = map(page).getByRole('button', { name: 'Davie, Open' });
    await marker.focus();
    await page.keyboard.press('Enter');
    await expect(marker).toHaveAttribute('aria-pressed', 'true');
    await expectView(page, { zoom: '9.00', latitude: 26.0765, longitude: -80.2521 });
    const card = section(page).getByRole('region', { name: 'Davie' });
    await expect(card.getByRole('link', { name: 'Learn more' })).toHaveAttribute('href', '/davie');
    await expect(card.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', /26\.0765/);
    await card.getByRole('button', { name: 'Close studio card' }).click();
    await expect(card).toHaveCount(0);
  });

  test('a place is found by name and by zip code, with the keyboard alone, and the list is sorted by distance from it', async ({
    page,
  }) => {
    await openMap(page);
    await search(page).fill('jacksonvile bech');
    await expect(section(page).getByRole('option').first()).toContainText('Jacksonville Beach');
    await search(page).press('ArrowDown');
    await search(page).press('ArrowUp');
    await search(page).press('Enter');
    await expect(status(page)).toHaveText(
      /^Nearest studio to Jacksonville Beach: Jacksonville San Pablo, \d+ mi away$/,
    );
    expect((await boxOf(status(page))).height).toBeGreaterThan(16);
    await expect(list(page, 'Studios, nearest first').getByRole('listitem').first()).toContainText(
      'Jacksonville San Pablo',
    );
    await expectView(page, { zoom: '9.00', latitude: 30.287, longitude: -81.444 });
    await search(page).fill('33414');
    await section(page)
      .getByRole('option', { name: /^33414/ })
      .click();
    // Wellington itself is not open yet.
    await expect(status(page)).toHaveText(/^Nearest studio to 33414: Palm Beach Gardens, \d+ mi away$/);
    await expect(list(page, 'Studios, nearest first').getByRole('listitem').first()).toContainText(
      'COMING 2026',
    );
    await search(page).fill('zzzzzz');
    await expect(status(page)).toHaveText(
      /^We do not know that place\. Try a city or a five-digit zip code in Florida\.$/,
    );
    await search(page).blur();
    await expect(status(page)).toHaveText(/^We do not know that place/);
    await expect(section(page).getByText('Start typing to see places in Florida.')).toHaveCount(0);
  });
});
