import { expect, type Page, type Route, test } from '@playwright/test';
import { awaken } from './awake.ts';
import { faultsFoundByAxe } from './axe.ts';

const rows = (page: Page) => page.locator('#panel-classes li h3');
const days = (page: Page) => page.locator('#panel-classes [data-day]');
const studio = (page: Page) => page.getByRole('combobox', { name: 'Studio' });

/** What the browser asks GraphQL for, and a way to answer it late, wrongly or not at all. */
const operation = (route: Route | { url(): string }) => {
  const url = new URL('request' in route ? route.request().url() : route.url());
  return {
    name: /^(?:query) (\w+)/.exec(url.searchParams.get('query') ?? '')?.[1],
    variables: JSON.parse(url.searchParams.get('variables') ?? '{}') as Record<string, string>,
  };
};
const isWindow = (route: Route) => operation(route).name === 'ClassWindow';
const onGraphql = (page: Page, answer: (route: Route) => Promise<void> | void) =>
  page.route('**/graphql?*', answer);
const empty = JSON.stringify({
  data: { getLocalClassesV2: { results: [], meta: { pagination: { pages: 0 } } } },
});
/** Scrolls down like a person would: again, if nothing came. */
const scrollUntil = (page: Page, check: () => Promise<void>) =>
  expect(async () => {
    await rows(page).last().scrollIntoViewIfNeeded();
    await check();
  }).toPass({ timeout: 30_000 });
const moreDaysThan = (page: Page, count: number) => () =>
  expect.poll(() => days(page).count(), { timeout: 2000 }).toBeGreaterThan(count);

const ready = async (page: Page, address = '/schedule') => {
  await page.goto(address);
  await awaken(page);
};

test.beforeEach(async ({ page }) => {
  // The popup that greets new visitors has its own tests.
  await page.addInitScript(() => localStorage.setItem('free-class-popup', 'yes'));
});

test('the first three days are in the HTML itself, in the order of their hours', async ({ request }) => {
  const html = await (await request.get('/schedule?date=')).text();
  const found = [...html.matchAll(/data-day="([\d-]+)"/g)].map(([, day]) => day);
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThanOrEqual(3);
  expect(found).toEqual(found.toSorted());
  expect(html).toContain('spots left');
});

test('scrolling brings the next three days, asked for by GET, each class once', async ({ page }) => {
  const windows: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/graphql?')) return;
    expect(request.method()).toBe('GET');
    const { name, variables } = operation(request);
    if (name === 'ClassWindow') windows.push(`${variables.min} ${variables.max}`);
  });
  await ready(page);
  const before = await days(page).count();
  await scrollUntil(page, moreDaysThan(page, before));
  const distance = (text: string) => {
    const [min = '', max = ''] = text.split(' ');
    return (Date.parse(max) - Date.parse(min)) / 86_400_000;
  };
  expect(windows.map(distance)).toEqual(windows.map(() => 2));
  const links = await page
    .locator('#panel-classes h3 a')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(new Set(links).size).toBe(links.length);
});

test('loading stops when a later window is empty', async ({ page }) => {
  let asked = 0;
  await onGraphql(page, (route) => {
    if (!isWindow(route)) return route.continue();
    asked += 1;
    return route.fulfill({ contentType: 'application/json', body: empty });
  });
  await ready(page);
  await scrollUntil(page, () =>
    expect(page.getByText('That is the schedule so far.')).toBeVisible({ timeout: 2000 }),
  );
  expect(asked).toBe(1);
});

test('a late answer for the studio one has left never shows', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await onGraphql(page, async (route) => {
    const { name, variables } = operation(route);
    if (name === 'ClassWindow' && variables.location_id === '48751') {
      const answer = await route.fetch();
      await held;
      return route.fulfill({ response: answer }).catch(() => {});
    }
    return route.continue();
  });
  await ready(page);
  await studio(page).selectOption('hollywood');
  await expect(page.locator('#panel-classes').getByText('Loading more days')).toBeAttached();
  await expect(rows(page)).toHaveCount(0);
  await studio(page).selectOption('davie');
  await expect(rows(page).first()).toBeVisible();
  release();
  const city = (name: string) => page.locator('#panel-classes li').getByText(name, { exact: true });
  await expect(city('Hollywood')).toHaveCount(0);
  await expect(city('Davie').first()).toBeVisible();
  await expect(page).toHaveURL(/location=davie/);
});

test('a failure says so, keeps the list and offers another try', async ({ page }) => {
  let isDown = true;
  await onGraphql(page, (route) => (isDown && isWindow(route) ? route.abort() : route.continue()));
  await ready(page);
  const before = await rows(page).count();
  await scrollUntil(page, () =>
    expect(page.getByRole('alert')).toHaveText(/Please try again.*Failed to fetch results/, {
      timeout: 2000,
    }),
  );
  await expect(rows(page)).toHaveCount(before);
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => rows(page).count()).toBeGreaterThan(before);
});

test('a first window that fails says so in place of a list, and comes after another try', async ({
  page,
}) => {
  let isDown = true;
  await onGraphql(page, (route) => (isDown && isWindow(route) ? route.abort() : route.continue()));
  await ready(page);
  // Watched from inside the page: the notice is there for 1700 ms only.
  const told = page.waitForFunction(() => {
    const notice = document.querySelector('section[popover] [role="alert"]');
    return notice && { text: notice.textContent, top: notice.getBoundingClientRect().top };
  });
  await studio(page).selectOption('hollywood');
  const { text, top } = (await (await told).jsonValue()) as { text: string; top: number };
  expect(text).toMatch(/Please try again.*Failed to fetch results/);
  // Over the navbar, where it covers no button that somebody is about to press.
  expect(top).toBeLessThan(100);
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'No Classes Found' })).toHaveCount(0);
  isDown = false;
  await page.locator('#panel-classes').getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(page).toHaveURL(/location=hollywood/);
});

for (const [slug, name, nearest] of [
  ['delray', 'Delray', 'Central Boca Raton'],
  ['doral', 'Doral', 'Coral Gables'],
] as const) {
  test(`${name}, without classes so far, says it in the exact words and knows two ways on`, async ({
    page,
    request,
  }) => {
    expect(await (await request.get(`/schedule?location=${slug}`)).text()).toContain('No Classes Found');
    await ready(page);
    await studio(page).selectOption(slug);
    await expect(page.getByRole('heading', { name: 'No Classes Found' })).toBeVisible();
    await expect(page.getByText('There are no Classes currently scheduled for this location')).toBeVisible();
    await expect(page.getByRole('link', { name: `When ${name} opens` })).toHaveAttribute('href', `/${slug}`);
    await page.getByRole('link', { name: `Classes in ${nearest}` }).click();
    await expect(rows(page).first()).toBeVisible();
    await expect(studio(page).locator('option:checked')).toHaveText(nearest);
    await page.goBack();
    await page.getByRole('link', { name: `When ${name} opens` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  });
}

test('a choice shows in the moment it is made: the new studio’s name, and none of the old one’s classes', async ({
  page,
}) => {
  await onGraphql(page, async (route) => {
    await new Promise((done) => setTimeout(done, 1500));
    await route.continue().catch(() => {});
  });
  await ready(page);
  await expect(rows(page).first()).toBeVisible();
  const atOnce = await studio(page).evaluate((select: HTMLSelectElement) => {
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, 'davie');
    select.dispatchEvent(new Event('change', { bubbles: true }));
    const panel = document.querySelector('#panel-classes');
    return {
      chosen: select.value,
      classes: panel?.querySelectorAll('li h3').length,
      words: panel?.querySelector('[role=status]')?.textContent,
      top: panel?.querySelector('[role=status] .animate-glow')?.getBoundingClientRect().top ?? 0,
    };
  });
  expect(atOnce).toMatchObject({ chosen: 'davie', classes: 0, words: 'Loading more days' });
  // Nothing moves when the classes come: the first day stands where its shape was.
  const firstDay = page.locator('#panel-classes [data-day] h2').first();
  await expect(firstDay).toBeVisible();
  expect(Math.abs(((await firstDay.boundingBox())?.y ?? 0) - atOnce.top)).toBeLessThan(4);
  const day = page.getByRole('navigation', { name: 'Day' }).getByRole('link').nth(3);
  await expect(rows(page).first()).toBeVisible();
  const isShownAtOnce = await day.evaluate((link: HTMLAnchorElement) => {
    link.click();
    return document.querySelectorAll('#panel-classes li h3').length === 0;
  });
  expect(isShownAtOnce).toBe(true);
  await expect(page).toHaveURL(/location=davie.*date=/);
});

test('back and forward walk through what was chosen, and find it as it was without asking again', async ({
  page,
}) => {
  const town = (name: string) => page.locator('#panel-classes li').getByText(name, { exact: true }).first();
  await ready(page);
  for (const [slug, name] of [
    ['davie', 'Davie'],
    ['weston', 'Weston'],
  ] as const) {
    await studio(page).selectOption(slug);
    await expect(town(name)).toBeVisible();
  }
  await page.getByText('Restore', { exact: true }).first().click();
  await expect(page).toHaveURL(/location=weston&kind=restore/);
  await page.waitForLoadState('networkidle');
  let asked = 0;
  await onGraphql(page, (route) => {
    if (isWindow(route)) asked += 1;
    return route.continue();
  });
  await page.goBack();
  await expect(page).not.toHaveURL(/kind=/);
  await page.goBack();
  await expect(studio(page)).toHaveValue('davie');
  await expect(town('Davie')).toBeVisible();
  await page.goForward();
  await expect(studio(page)).toHaveValue('weston');
  await expect(town('Weston')).toBeVisible();
  await expect(town('Davie')).toHaveCount(0);
  expect(asked).toBe(0);
});

test('while the studios are looked through their classes arrive: the one that is chosen then is there at once', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/graphql?')) return;
    const { name, variables } = operation(request);
    if (name === 'ClassWindow') asked.push(variables.location_id ?? '');
  });
  await ready(page);
  await studio(page).focus();
  // Fourteen other open studios, the nearest to Midtown Miami first.
  await expect.poll(() => asked.length).toBe(14);
  expect(asked.slice(0, 2).toSorted()).toEqual(['48751', '48754']);
  await page.waitForLoadState('networkidle');
  await studio(page).selectOption('davie');
  await expect(page.locator('#panel-classes li').getByText('Davie', { exact: true }).first()).toBeVisible();
  expect(asked.filter((id) => id === '48720')).toHaveLength(1);
});

test('a visitor who saves data is fetched nothing that was not asked for', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  let asked = 0;
  await onGraphql(page, (route) => {
    if (isWindow(route)) asked += 1;
    return route.continue();
  });
  await ready(page);
  await studio(page).focus();
  await page.waitForLoadState('networkidle');
  expect(asked).toBe(0);
});

test('tabs live in the hash; changing them sets the day back to today', async ({ page }) => {
  await ready(page, '/schedule?date=2099-01-01#nonsense');
  await expect(page.getByRole('tab', { name: 'Classes' })).toHaveAttribute('aria-selected', 'true');
  const strip = page.getByRole('navigation', { name: 'Day' });
  await strip.getByRole('link').nth(4).click();
  await expect(page).toHaveURL(/date=\d{4}-\d\d-\d\d/);
  await page.getByRole('tab', { name: 'Workshops' }).click();
  await expect(page).toHaveURL(/\/schedule\/?\??#workshops$/);
  await expect(page.locator('#panel-workshops h2').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Retreats' }).click();
  await expect(page.locator('#panel-retreats')).toContainText('Tulum');
  await expect(page.locator('#panel-retreats')).toContainText('Cabo San Lucas');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Workshops' })).toHaveAttribute('aria-selected', 'true');
});

test('the workshop tab is for studios that have any, and for 48719 and 48720 in any case', async ({
  page,
}) => {
  await onGraphql(page, (route) =>
    operation(route).name === 'Workshops'
      ? route.fulfill({
          contentType: 'application/json',
          body: JSON.stringify({ data: { getLocalWorkshopsV2: { results: [] } } }),
        })
      : route.continue(),
  );
  await ready(page);
  await studio(page).selectOption('hollywood');
  await expect(page.getByRole('tab', { name: 'Workshops' })).toHaveCount(0);
  await studio(page).selectOption('boca-raton');
  await expect(page.getByRole('tab', { name: 'Workshops' })).toBeVisible();
  await page.getByRole('tab', { name: 'Workshops' }).click();
  await expect(page.getByRole('heading', { name: 'No Workshops Found' })).toBeVisible();
});

test('filters and studio are kept in the address and survive a reload', async ({ page }) => {
  await ready(page, '/schedule?location=Winter%20Park');
  await expect(studio(page)).toHaveValue('winter-park');
  const teachers = await page.getByRole('combobox', { name: 'Teacher' }).locator('option').allTextContents();
  const onCards = await page
    .locator('#panel-classes li')
    .getByText(/^with /)
    .allTextContents();
  for (const words of onCards) expect(teachers).toContain(words.replace('with ', ''));
  for (const chip of await page.locator('[data-date$="-01"]').all())
    await expect(chip).toHaveText(/^[A-Z][a-z]{2}(Sun|Mon|Tue|Wed|Thu|Fri|Sat)1$/);
  await page.getByText('FIIT', { exact: true }).first().click();
  await page.getByRole('combobox', { name: 'Time of day' }).selectOption('evening');
  await expect(page).toHaveURL(/kind=fiit.*time=evening/);
  const kinds = () => page.locator('#panel-classes li h3').allTextContents();
  await expect.poll(async () => (await kinds()).every((name) => name.startsWith('FIIT'))).toBe(true);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Time of day' })).toHaveValue('evening');
  expect((await kinds()).every((name) => name.startsWith('FIIT'))).toBe(true);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).not.toHaveURL(/kind=|time=/);
});

test('the chosen studio is remembered, the nearest one is found on request, and a refusal changes nothing', async ({
  page,
  context,
}) => {
  await ready(page);
  await expect(studio(page)).toHaveValue('midtown-miami');
  await studio(page).selectOption('weston');
  await ready(page);
  await expect(studio(page)).toHaveValue('weston');
  await expect(page).toHaveURL(/location=weston/);

  await context.clearPermissions();
  await page.getByRole('button', { name: 'Use the studio nearest to me' }).click();
  await expect(studio(page)).toHaveValue('weston');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 30.33, longitude: -81.65 });
  await page.getByRole('button', { name: 'Use the studio nearest to me' }).click();
  await expect(studio(page)).toHaveValue('jacksonville');
});

test('a visitor who shares a position begins at the nearest studio', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 28.6, longitude: -81.35 });
  await ready(page);
  await expect(studio(page)).toHaveValue('winter-park');
});

test.describe('a visitor in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });
  test('reads the studio’s clock, as the HTML does', async ({ page, request }) => {
    const html = await (await request.get('/schedule')).text();
    const times = (text: string) => [...text.matchAll(/<time[^>]*datetime="([^"]+)"/gi)].map(([, at]) => at);
    await ready(page);
    const first = page.locator('#panel-classes li time').first();
    const at = (await first.getAttribute('datetime')) ?? '';
    expect(times(html)).toContain(at);
    const clock = new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/New_York',
      hour: 'numeric',
      minute: '2-digit',
    }).format(new Date(at));
    await expect(first).toContainText(clock.replace(/\s/u, ' '));
  });
});

test('a class has a page of its own, and coming back finds the list as it was', async ({ page }) => {
  await ready(page);
  const before = await days(page).count();
  await scrollUntil(page, moreDaysThan(page, before));
  const name = await rows(page).last().innerText();
  const count = await rows(page).count();
  await page.locator('#panel-classes h3 a').last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const drawing = page.getByRole('img', { name: /of \d+ mats are free/ });
  await expect(drawing).toBeVisible();
  // What the drawing shows is also said, mat by mat.
  const [free] = ((await drawing.getAttribute('aria-label')) ?? '').match(/\d+/) ?? [];
  const said = (await page.locator('#class-room ~ div dd').allTextContents()).flatMap(
    (row) => row.match(/\d+/g) ?? [],
  );
  expect(said).toHaveLength(Number(free));
  expect(await drawing.locator('.fill-sun').count()).toBe(Number(free));
  await expect(page.getByRole('link', { name: /^Book / })).toHaveAttribute('href', '/get-app');
  const event = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').allTextContents()).find((text) =>
      text.includes('"Event"'),
    ) ?? '{}',
  );
  expect(event).toMatchObject({ '@type': 'Event', name });
  const calendar = await page.request.get(
    (await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')) ?? '',
  );
  const file = await calendar.text();
  expect(file).toContain('DTSTART;TZID=America/New_York:');
  expect(file).not.toContain('REFRESH-INTERVAL');
  await page.goBack();
  await expect.poll(() => rows(page).count()).toBeGreaterThanOrEqual(count);
});

test('an address that no class can have is not found; a class that is no longer kept is gone, and says where to go', async ({
  page,
  request,
}) => {
  for (const id of ['abc', '0', '99999999999999999999'])
    expect((await request.get(`/schedule/classes/${id}`)).status()).toBe(404);
  expect((await page.goto('/schedule/classes/1'))?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1, name: 'That class is over' })).toBeVisible();
  await expect(page).toHaveTitle(/^This class is over/);
  await expect(page.getByRole('link', { name: 'Schedule' })).toHaveAttribute('href', '/schedule');
});

for (const width of [390, 1440]) {
  for (const address of ['/schedule', '/schedule#workshops', '/schedule#retreats']) {
    test(`${address} is accessible at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await ready(page, address);
      expect(await faultsFoundByAxe(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }

  test(`the page of a class is accessible at ${width} px`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 });
    const html = await (await request.get('/schedule')).text();
    await page.goto(/\/schedule\/classes\/\d+/.exec(html)?.[0] ?? '');
    expect(await faultsFoundByAxe(page)).toEqual([]);
  });
}

test('a tab left open overnight knows what day it is', async ({ page }) => {
  await page.clock.install();
  await ready(page);
  const today = page.locator('#panel-classes [data-day]').first();
  await expect(today.getByRole('heading', { level: 2 })).toContainText('Today');
  const yesterday = await today.getAttribute('data-day');
  await page.clock.fastForward(24 * 60 * 60 * 1000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(today).not.toHaveAttribute('data-day', yesterday ?? '');
  await expect(today.getByRole('heading', { level: 2 })).toContainText('Today');
});
