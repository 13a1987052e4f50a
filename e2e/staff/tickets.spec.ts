import { expect, type Page, test } from '@playwright/test';
import { phoneScreen } from '../playwright/screens.ts';
import { listLeads, row, stageButton } from './lead-screens.ts';
import { expectSound } from './staff-screen.ts';
import { openStudio, signInAs } from './staff-session.ts';

/** Each journey has its own studio. */
const midtown = openStudio('midtown-miami');
const downtown = openStudio('downtown-ft-lauderdale');
const northFortLauderdale = openStudio('north-fort-lauderdale');

test('a call is noted also where the browser shows a dialog for it', async ({ page, context }) => {
  await signInAs(context, { name: 'Ruth Adler', role: 'Front_Desk', studios: [midtown.id] });
  await listLeads(page, midtown.locationId, 'Hugo Martin');
  await page.goto('/staff/leads');
  await row(page, 'Hugo Martin').click();
  const call = page.waitForRequest('tel:3055550188');
  await page.locator('summary', { hasText: 'Call' }).click();
  await call;
  // As a member who has closed the dialog. While it is open it gets the input of the tab, and only the member
  // can close it.
  await page.getByRole('button', { name: 'Reached' }).dispatchEvent('click');
  await expect(page.getByRole('status').getByText('Noted: you reached them.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ruth Adler called: reached' })).toBeVisible();
});

const openList = async (page: Page, { id, locationId }: typeof midtown, ...names: string[]) => {
  await signInAs(page.context(), { name: 'Sara Lindqvist', role: 'Studio_Manager', studios: [id] });
  await listLeads(page, locationId, ...names);
  await page.goto('/staff/leads');
};
const bulkForm = (page: Page) => page.getByRole('form', { name: 'Do this with the selected leads' });

test('the same cells of all rows of a list are in one column', async ({ page }) => {
  await openList(page, midtown, 'Otto Brandt', 'Wilhelmina Featherstone');
  const rows = page.locator('[data-row-link]');
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const columns = await rows.evaluateAll((links) =>
      links.map(({ children }) =>
        [...children].map((cell) => Math.round(cell.getBoundingClientRect().left)).join(),
      ),
    );
    expect(columns.length).toBeGreaterThan(1);
    expect(
      columns.filter((one) => one !== columns[0]),
      `${width}: ${columns[0]}`,
    ).toEqual([]);
  }
});

test('several leads are selected and taken by keyboard, with one undo', async ({ page }) => {
  await openList(page, northFortLauderdale, 'Ines Duarte', 'Hugo Lang');
  const press = (key: string) => page.keyboard.press(key);
  await expect(async () => {
    await press('j');
    await expect(row(page, 'Ines Duarte')).toBeFocused({ timeout: 500 });
  }).toPass();
  await expect(bulkForm(page)).toBeHidden();
  await press('x');
  await press('j');
  await press('x');
  await expect(bulkForm(page)).toBeVisible();
  await press('t');
  await expect(page.getByText('2 leads are yours.')).toBeVisible();
  await expect(bulkForm(page)).toBeHidden();
  await expect(page).toHaveURL(/\/staff\/leads$/);
  await press('u');
  await expect(page.getByText('2 leads as before.')).toBeVisible();
  await expect(row(page, 'Hugo Lang')).toBeVisible();
});

test('leads are selected and moved on a phone', async ({ page }) => {
  await page.setViewportSize(phoneScreen);
  await openList(page, midtown, 'Ruth Amsel');
  const selection = page.getByRole('checkbox', { name: 'Select Ruth Amsel' });
  await expect(selection).toBeHidden();
  await page.getByText('Select', { exact: true }).click();
  await selection.check();
  await expectSound(page, 'form[aria-label="Do this with the selected leads"]');
  await bulkForm(page).locator('summary', { hasText: 'Stage' }).click();
  await page.getByRole('button', { name: 'No answer' }).click();
  await expect(page.getByText('1 lead moved.')).toBeVisible();
});

test('the leads of a list are downloaded as a table', async ({ page }) => {
  await openList(page, midtown, 'Paula Weiss');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export these leads as a table (CSV)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a lead is found, taken, called, noted and finished', async ({ page, context }) => {
    await signInAs(context, { name: 'Rosa Vidal', role: 'Front_Desk', studios: [downtown.id] });
    await listLeads(page, downtown.locationId, 'Renee Baptiste');
    await page.goto('/staff/leads');
    await page.locator('summary', { hasText: 'Filters' }).click();
    await page.getByLabel('Form').selectOption({ label: 'Group class' });
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(/form=group-class/);
    await row(page, 'Renee Baptiste').click();
    await page.getByRole('button', { name: 'Take', exact: true }).click();
    await expect(page.getByText('It is yours.')).toBeVisible();
    await page.locator('summary', { hasText: 'Call' }).click();
    const link = page.getByRole('link', { name: 'Call 305-555-0188' });
    await expect(link).toHaveAttribute('href', 'tel:3055550188');
    await page.getByRole('button', { name: 'Reached' }).first().click();
    await expect(page.getByText('Noted: you reached them.')).toBeVisible();
    await page.getByLabel('Note for the team').fill('Comes on Tuesday.');
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(page.getByText('Comes on Tuesday.')).toBeVisible();
    await stageButton(page).click();
    await page.getByRole('button', { name: 'Joined' }).click();
    await expect(page.getByText('Closed: Joined')).toBeVisible();
  });
});

test('the scripts of a staff page are at most 100 KB', async ({ context }) => {
  for (const [path, limit] of [
    ['/staff/sign-in', 40_000],
    ['/staff', 100_000],
    ['/staff/leads', 100_000],
    ['/staff/me', 100_000],
  ] as const) {
    if (path === '/staff') await signInAs(context, { name: 'Grace Ault', role: 'Corporate', studios: [] });
    const page = await context.request.get(path);
    expect(new URL(page.url()).pathname).toBe(path);
    const sources = [...(await page.text()).matchAll(/<script[^>]* src="([^"]+)"/g)];
    let bytes = 0;
    for (const [, source = ''] of sources) {
      const response = await fetch(new URL(source, page.url()), { headers: { 'accept-encoding': 'br' } });
      expect(response.headers.get('content-encoding'), source).toBe('br');
      bytes += Number(response.headers.get('content-length'));
    }
    expect(bytes, path).toBeGreaterThan(1000);
    expect(bytes, path).toBeLessThanOrEqual(limit);
  }
});

test('a mail is written in the ticket, can be undone, and keeps its draft over a reload', async ({
  page,
  context,
}) => {
  await signInAs(context, { name: 'Ines Duarte', role: 'Front_Desk', studios: [midtown.id] });
  await listLeads(page, midtown.locationId, 'Vera Lindt');
  await page.goto('/staff/leads');
  await row(page, 'Vera Lindt').click();
  await page.getByRole('link', { name: 'Write' }).click();
  const text = page.getByLabel('Your mail');
  await text.pressSequentially('Hi Vera, we have towels.');
  await page.reload();
  await expect(text).toHaveValue('Hi Vera, we have towels.');
  await expectSound(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Your mail leaves in ten seconds.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'we have towels' })).toContainText('On its way');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  await expect(text).toHaveValue('Hi Vera, we have towels.');
  await page.getByRole('link', { name: 'Back to the lead' }).click();
  await expect(page.getByText('we have towels')).toHaveCount(0);
});
