import { expect, type Page, test } from '@playwright/test';
import { faultsFoundByAxe } from '../every-page/axe.ts';
import { phoneScreen } from '../playwright/screens.ts';
import { row } from './lead-screens.ts';
import { expectSound } from './staff-screen.ts';
import { openStudio, sendLead, signInAs, stopLiveUpdates, versionUrl } from './staff-session.ts';

/** The first journey has its own studio. */
const studio = openStudio('boca-raton');
const hollywood = openStudio('hollywood');

const note = (page: Page) => page.getByLabel('Note for the team');
/** Names in the order of the list. */
const names = (page: Page) =>
  page
    .locator('[data-row-link] > span:nth-of-type(2)')
    .evaluateAll((all) => all.map((one) => one.textContent));

test('two members see new leads and what is taken, and nothing that is typed is lost', async ({
  page: ana,
  context,
  browser,
}) => {
  const errors: string[] = [];
  const other = await browser.newContext({ viewport: phoneScreen });
  const luis = await other.newPage();
  for (const page of [ana, luis]) page.on('pageerror', (error) => errors.push(error.message));
  await signInAs(context, { name: 'Ana Ruiz', role: 'Studio_Manager', studios: [studio.id] });
  await signInAs(other, { name: 'Luis Ortega', role: 'Front_Desk', studios: [studio.id] });
  await ana.goto('/staff');
  await luis.goto('/staff');

  // A lead appears on both screens without a press.
  await expect(ana.getByText('Nobody is waiting. Take a breath.')).toBeVisible();
  await sendLead(ana.request, { name: 'Maya Thompson', locationId: studio.locationId });
  await expect(row(ana, 'Maya Thompson')).toBeVisible();
  await expect(row(luis, 'Maya Thompson')).toBeVisible();
  await expect(ana.getByRole('heading', { name: 'Just in' })).toBeVisible();
  await expect(ana).toHaveTitle(/^\(1\) New lead · Home/);
  await expect(luis.locator('[data-badge]:visible')).toHaveText('1');

  // Both open the lead.
  await row(luis, 'Maya Thompson').click();
  await row(ana, 'Maya Thompson').click();
  await note(luis).pressSequentially('Prefers');

  // Ana takes it while Luis writes: his page shows that, and his text, focus and position stay.
  const top = () => note(luis).evaluate((field) => Math.round(field.getBoundingClientRect().top));
  const before = await top();
  await ana.getByRole('button', { name: 'Take', exact: true }).click();
  await expect(luis.getByText('Ana Ruiz has this', { exact: true })).toBeVisible();
  expect(await top()).toBe(before);
  await expect(note(luis)).toBeFocused();
  await luis.keyboard.type(' mornings');
  await expect(note(luis)).toHaveValue('Prefers mornings');
  // The notice of Ana's own change stays while rows move.
  await expect(ana.getByRole('button', { name: 'Undo' })).toBeVisible();

  // An open sheet does not change until it is closed.
  const sheet = ana.locator('details[data-sheet="more"]');
  await sheet.locator('summary').click();
  await sheet.getByLabel('Move to another studio').selectOption({ label: 'Davie' });
  await luis.getByRole('button', { name: 'Save note' }).click();
  await expect(luis.getByText('Your note is saved.')).toBeVisible();
  await expect(note(luis)).toHaveValue('');
  // While Luis's page compares twice, Ana's would compare once.
  for (let n = 0; n < 2; n++) await luis.waitForResponse(versionUrl);
  await expect(sheet.getByLabel('Move to another studio')).toHaveValue(/\d/);
  await expect(ana.getByText('Prefers mornings')).toHaveCount(0);
  await ana.keyboard.press('Escape');
  await expect(ana.getByText('Prefers mornings')).toBeVisible();

  expect(errors).toEqual([]);
  await other.close();
});

test('no row moves under the pointer: new rows wait while the focus is in the list', async ({
  page,
  context,
}) => {
  const { id, locationId } = openStudio('pembroke-pines');
  await signInAs(context, { name: 'Omar Haddad', role: 'Studio_Manager', studios: [id] });
  for (const name of ['Priya Raman', 'Ethan Brooks']) await sendLead(page.request, { name, locationId });
  await page.goto('/staff/leads');
  await expect(row(page, 'Ethan Brooks')).toBeVisible();
  await expect(row(page, 'Priya Raman')).toBeVisible();
  const before = await names(page);
  await page.keyboard.press('j');
  await expect(page.locator('[data-row-link]').first()).toBeFocused();
  await sendLead(page.request, { name: 'Grace Lin', locationId });
  await sendLead(page.request, { name: 'Noah Kim', locationId });
  const refresh = page.getByRole('button', { name: 'Refresh' });
  await expect(refresh).toBeVisible();
  expect(await names(page)).toEqual(before);
  await expect(page.locator('[data-row-link]').first()).toBeFocused();
  // The count is updated at once.
  await expect(page).toHaveTitle(/^\(4\) New lead · Leads/);
  expect(await faultsFoundByAxe(page, '[role="status"]:has([data-newer-rows])')).toEqual([]);
  await refresh.click();
  await expect(row(page, 'Noah Kim')).toBeVisible();
  await expect(page.locator(':focus')).toHaveAttribute('data-row-link');
  expect(await names(page)).toHaveLength(4);
});

test('the notice of new rows has its place on a phone', async ({ page, context }) => {
  const { id, locationId } = openStudio('winter-park');
  await page.setViewportSize(phoneScreen);
  await signInAs(context, { name: 'Priya Nair', role: 'Studio_Manager', studios: [id] });
  await sendLead(page.request, { name: 'Ethan Brooks', locationId });
  await page.goto('/staff/leads');
  await row(page, 'Ethan Brooks').focus();
  await sendLead(page.request, { name: 'Iris Moreau', locationId });
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
  await expectSound(page, '[data-list]');
  const height = await page
    .getByRole('button', { name: 'Refresh' })
    .evaluate(({ clientHeight }) => clientHeight);
  expect(height).toBeLessThanOrEqual(44);
});

test('an interrupted connection shows a small notice, which is gone when the connection is back', async ({
  page,
  context,
}) => {
  await signInAs(context, { name: 'Rosa Vidal', role: 'Front_Desk', studios: [hollywood.id] });
  await stopLiveUpdates(page);
  await page.clock.install();
  /** Advances the page's clock through the pauses between two attempts. */
  const soon = (check: () => Promise<void>) =>
    expect(async () => {
      await page.clock.runFor(3000);
      await check();
    }).toPass({ intervals: [50] });
  await page.goto('/staff');
  const lost = page.getByText('Connection lost. Trying again.');
  await soon(() => expect(lost).toBeVisible({ timeout: 100 }));
  expect(await faultsFoundByAxe(page, '[data-connection]')).toEqual([]);
  await page.unroute(versionUrl);
  await soon(() => expect(lost).toHaveCount(0, { timeout: 100 }));
});
