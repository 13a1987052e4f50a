import { expect, type Page } from '@playwright/test';
import { boxOf } from '../playwright/box-of.ts';
import { operationOf } from '../playwright/operation-of.ts';
import { test } from '../playwright/test.ts';
import { classRows, isClassWindow, onGraphql, openSchedule, studioSelect } from './schedule-page.ts';

/** A class of the list, by the town of its studio. */
const town = (page: Page, name: string) =>
  page.locator('#panel-classes li').getByText(name, { exact: true }).first();

test('a chosen studio shows at once, without the classes of the old one and without a layout shift', async ({
  page,
}) => {
  const { promise: responses, resolve: respond } = Promise.withResolvers<void>();
  await onGraphql(page, async (route) => {
    await responses;
    await route.continue();
  });
  await openSchedule(page);
  await studioSelect(page).selectOption('davie');
  await expect(classRows(page)).toHaveCount(0);
  await expect(studioSelect(page)).toHaveValue('davie');
  const waiting = page.locator('#panel-classes [role=status]');
  await expect(waiting).toHaveText('Loading more days');
  const skeleton = await boxOf(waiting.locator('[class*=animate-glow]').first());
  respond();
  const firstDay = page.locator('#panel-classes [data-day] h2').first();
  await expect(firstDay).toBeVisible();
  expect(Math.abs((await boxOf(firstDay)).y - skeleton.y)).toBeLessThan(4);
  await expect(town(page, 'Davie')).toBeVisible();
});

test('Back and Forward walk through the chosen studios without a request', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (isClassWindow(request)) requested.push(JSON.stringify(operationOf(request).variables));
  });
  await openSchedule(page, '/schedule?location=davie');
  await studioSelect(page).selectOption('weston');
  await expect(town(page, 'Weston')).toBeVisible();
  await page.getByText('Restore', { exact: true }).first().click();
  await expect(page).toHaveURL(/location=weston&kind=restore/);
  await page.goBack();
  await expect(page).not.toHaveURL(/kind=/);
  await expect(page.locator('input[name=kind]:focus'), 'the focus stays in the filters').toHaveCount(1);
  await page.goBack();
  await expect(studioSelect(page)).toHaveValue('davie');
  await expect(town(page, 'Davie')).toBeVisible();
  await page.goForward();
  await expect(studioSelect(page)).toHaveValue('weston');
  await expect(town(page, 'Weston')).toBeVisible();
  await expect(town(page, 'Davie')).toHaveCount(0);
  // A short list may load further days, but no days twice.
  expect(requested).toContainEqual(expect.stringContaining('48756'));
  expect(requested).toEqual([...new Set(requested)]);
});

test('a chosen day does not wait for its classes to replace those of another', async ({ page }) => {
  await onGraphql(page, () => {});
  await openSchedule(page, '/schedule?location=davie');
  await page.getByRole('toolbar', { name: 'Day' }).getByRole('link').nth(3).click();
  await expect(classRows(page)).toHaveCount(0);
  await expect(page).toHaveURL(/location=davie.*date=/);
});

test.describe('a studio without classes', () => {
  test('has the exact text and two links in its HTML', async ({ baseURL }) => {
    for (const [slug, name, nearest] of [
      ['delray', 'Delray', 'Central Boca Raton'],
      ['doral', 'Doral', 'Coral Gables'],
    ] as const) {
      const html = await (await fetch(`${baseURL}/schedule?location=${slug}`)).text();
      for (const words of [
        'No Classes Found',
        'There are no Classes currently scheduled for this location',
        `When ${name} opens`,
        `Classes in ${nearest}`,
      ])
        expect(html, slug).toContain(words);
    }
  });

  test('leads to the nearest one with the day and the filters that were chosen', async ({ page }) => {
    await openSchedule(page, '/schedule?location=delray&time=evening&date=2099-01-01');
    await expect(page.getByRole('link', { name: 'Classes in Central Boca Raton' })).toHaveAttribute(
      'href',
      '/schedule?location=boca-raton&time=evening&date=2099-01-01',
    );
  });
});

/** Options of the filters whose text would be cut off when they are chosen. */
const cutOptions = () => {
  const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  const selects = [...document.querySelectorAll<HTMLSelectElement>('[name=time], [name=instructor]')];
  return selects.flatMap((select) =>
    [...select.options].flatMap((option) => {
      option.selected = true;
      const style = getComputedStyle(select);
      context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const room =
        select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      return context.measureText(option.text).width > room + 1 ? [option.text] : [];
    }),
  );
};

test('the controls show the filters of the list, also when Back restores them', async ({ page }) => {
  await openSchedule(page, '/schedule?location=winter-park&kind=fiit&time=evening');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).not.toHaveURL(/kind=|time=/);
  await expect(page.getByRole('radio', { name: 'Any' })).toBeChecked();
  // The button is gone, and the keyboard goes on at the first filter.
  await expect(page.getByRole('group', { name: 'Filter classes' })).toBeFocused();
  await expect(classRows(page).filter({ hasNotText: /^FIIT/ }).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/kind=fiit/);
  await expect(page.getByRole('radio', { name: 'FIIT' })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Time of day' })).toHaveValue('evening');
  await expect(classRows(page).first()).toBeVisible();
  await expect(classRows(page).filter({ hasNotText: /^FIIT/ })).toHaveCount(0);
  // The next choice starts from the restored ones.
  await page.getByRole('combobox', { name: 'Time of day' }).selectOption('morning');
  await expect(page).toHaveURL(/kind=fiit.*time=morning/);
});

test('the filters offer the teachers of the list', async ({ page }) => {
  await page.goto('/schedule?location=winter-park');
  const teachers = await page.getByRole('combobox', { name: 'Teacher' }).locator('option').allTextContents();
  const onCards = await page
    .locator('#panel-classes li')
    .getByText(/^with /)
    .allTextContents();
  expect(onCards).not.toEqual([]);
  for (const words of onCards) expect(teachers).toContain(words.replace('with ', ''));
});

test('the first day of a month shows its month', async ({ page }) => {
  await page.goto('/schedule');
  // The four weeks of the strip have such a day, except after the first days of a long month.
  for (const chip of await page.locator('[data-date$="-01"]').all())
    await expect(chip).toHaveText(/^[A-Z][a-z]{2}(Sun|Mon|Tue|Wed|Thu|Fri|Sat)1$/);
});

test('no chosen hour or teacher is cut on a phone', async ({ page }) => {
  await page.goto('/schedule?location=winter-park');
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(cutOptions), `${width} px`).toEqual([]);
  }
});

test('the days are one stop of the Tab key, and arrow keys move along them', async ({ page }) => {
  await openSchedule(page, '/schedule?location=davie');
  const days = page.getByRole('toolbar', { name: 'Day' }).getByRole('link');
  await days.first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(days.nth(2)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await expect(days.last()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(days.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#panel-classes h3 a').first()).toBeFocused();
});
