import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { marketingFormPath } from '#domain/forms/marketing-forms.ts';
import { preSale } from '#words/pages/pre-sale.ts';
import { phoneScreen } from '../playwright/screens.ts';
import { expectSound } from './staff-screen.ts';
import { openStudio, sendLead, signInAs } from './staff-session.ts';

/** Their own phone number, because submissions with the same number count as the same person. */
const rosa = {
  first: 'Rosalind',
  last: 'Okafor',
  email: 'rosalind.okafor@example.com',
  phone: '305-555-0142',
};

/** A pre-sale lead as the page of an upcoming studio sends it: its form has the permission to text. */
const sendPreSale = async (request: APIRequestContext) => {
  const values = { firstname: rosa.first, lastname: rosa.last, phone: rosa.phone, email: rosa.email };
  const response = await request.post(marketingFormPath('upcoming-locations'), {
    headers: { 'idempotency-key': randomUUID() },
    data: {
      fields: Object.entries({ ...values, comments: 'When do you open?' }).map(([name, value]) => ({
        name,
        value,
      })),
    },
  });
  expect(response.status()).toBe(200);
};

test('on a phone Corporate withdraws a permission, copies the data of a person and erases the person', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: phoneScreen, hasTouch: true });
  const page = await context.newPage();
  await signInAs(context, { name: 'Ana Ruiz', role: 'Corporate', studios: [] });
  await sendPreSale(page.request);
  await sendLead(page.request, {
    name: `${rosa.first} ${rosa.last}`,
    locationId: openStudio('downtown-ft-lauderdale').locationId,
    phone: rosa.phone,
  });
  const rows = page.getByRole('link', { name: new RegExp(`${rosa.first} ${rosa.last}`) });
  await expect(async () => {
    await page.goto(`/staff/leads?tab=all&q=${rosa.last}`);
    await expect(rows).toHaveCount(2, { timeout: 1_000 });
  }).toPass();
  await rows.first().tap();
  await expect(page.locator('summary', { hasText: 'Text' })).toBeVisible();
  await page.getByRole('link', { name: 'Everything from this person' }).tap();
  await expect(page.getByRole('heading', { name: '2 messages' })).toBeVisible();
  await expect(page.getByText(preSale.consent)).toBeVisible();
  await expectSound(page);

  await page.getByText('They no longer want this?').tap();
  await page.getByLabel('What should stop').selectOption({ label: 'Texts' });
  await page.getByRole('button', { name: 'Withdraw permission' }).tap();
  await expect(page.getByRole('status').getByText('Noted. That permission is withdrawn.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the lead' }).tap();
  await expect(page.getByText('No permission to text.')).toBeVisible();
  await expect(page.locator('summary', { hasText: 'Text' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Everything from this person' }).tap();
  await page.getByRole('button', { name: 'Prepare the copy' }).tap();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /JSON/ }).tap();
  const copy = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as { submissions: object[] };
  expect(copy.submissions).toHaveLength(2);
  await expectSound(page);

  const label = page.getByLabel(/^Type [0-9A-F]{8} to confirm$/);
  await label.fill('wrong');
  await page.getByRole('button', { name: 'Erase now' }).tap();
  await expect(page.getByText('That is not the reference. Nothing was erased.')).toBeVisible();
  await expectSound(page);
  const words = await page.getByText(/^Type [0-9A-F]{8} to confirm$/).textContent();
  await label.fill(/[0-9A-F]{8}/.exec(words ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: 'Erase now' }).tap();
  await expect(page.getByText('Erased. Nothing about this person is stored any more.')).toBeVisible();
  await page.goto(`/staff/leads?tab=all&q=${rosa.last}`);
  await expect(page.getByRole('heading', { name: 'Leads', exact: true })).toBeVisible();
  await expect(rows).toHaveCount(0);
  await context.close();
});
