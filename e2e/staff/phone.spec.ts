import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { errorsOf } from '../playwright/errors-of.ts';
import { recordCalls } from '../playwright/record-calls.ts';
import { phoneScreen } from '../playwright/screens.ts';
import { heading, listLeads, row, stageButton } from './lead-screens.ts';
import { expectSound } from './staff-screen.ts';
import { openStudio, signInAs } from './staff-session.ts';

/** The studio of the first journey: the start screen shows only a few leads of a studio. */
const davie = openStudio('davie');
const coralSprings = openStudio('coral-springs');

test.use({ viewport: phoneScreen, hasTouch: true });

const openLead = async (page: Page, context: BrowserContext, name: string) => {
  await signInAs(context, { name: 'Nina Park', role: 'Front_Desk', studios: [coralSprings.id] });
  await listLeads(page, coralSprings.locationId, name);
  await page.goto('/staff/leads');
  await row(page, name).tap();
  await expect(heading(page, name)).toBeVisible();
};
const sheet = (page: Page, name: string) => page.locator('summary', { hasText: name });
const notice = (page: Page, text: string) => page.getByRole('status').getByText(text);
const tried = 'Noted. It comes back when it is time to try again.';
const callInVain = async (page: Page) => {
  await sheet(page, 'Call').tap();
  await page.getByRole('button', { name: 'No answer' }).tap();
  await expect(notice(page, tried)).toBeVisible();
};

test('three taps lead from the start screen to "called"', async ({ page, context }) => {
  const errors = errorsOf(page);
  const calls = await recordCalls(page);
  await signInAs(context, { name: 'Nina Park', role: 'Front_Desk', studios: [davie.id] });
  await listLeads(page, davie.locationId, 'Maya Thompson');
  await page.goto('/staff');
  await expectSound(page);
  await expect(page.getByRole('button', { name: 'Take the lead of Maya Thompson' })).toBeVisible();
  await row(page, 'Maya Thompson').tap();
  // A lead without an assignee can be closed at once.
  await expect(stageButton(page)).toBeVisible();
  await callInVain(page);
  await expect(page.getByText('Yours', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Try again in/)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Nina Park called: no answer' })).toBeVisible();
  expect(calls).toEqual(['tel:3055550188']);
  expect(errors).toEqual([]);
});

test('a lead and its sheets do not scroll sideways, and what can be tapped is 44 px high', async ({
  page,
  context,
}) => {
  await recordCalls(page);
  await openLead(page, context, 'Alma Reyes');
  await expectSound(page);
  const small = await page
    .locator('a:visible, button:visible, summary:visible, select:visible, textarea:visible')
    .evaluateAll((elements) =>
      elements
        .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.top >= 0 && box.height < 44)
        .map(({ text, box }) => `${text} ${box.height}`),
    );
  expect(small).toEqual([]);
  for (const [name, opened] of [
    ['Call', 'contact-call'],
    ['More', 'more'],
  ] as const) {
    await sheet(page, name).tap();
    await expectSound(page, `[data-sheet="${opened}"]`);
    await page.locator(`[data-sheet="${opened}"] [data-sheet-close]`).tap();
  }
  await stageButton(page).tap();
  await expectSound(page, '[data-sheet="stage"]');
});

test('Back closes a sheet without leaving the lead, and nothing is counted', async ({ page, context }) => {
  await recordCalls(page);
  await openLead(page, context, 'Bruno Castel');
  await sheet(page, 'Call').tap();
  const question = page.getByRole('heading', { name: 'What came of the call?' });
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(heading(page, 'Bruno Castel')).toBeVisible();
  await expect(page.getByText('Nobody has this yet')).toBeVisible();
});

test('a press on the shade or the cross closes a sheet and presses nothing else', async ({
  page,
  context,
}) => {
  await openLead(page, context, 'Clara Voss');
  const steps = page.getByRole('heading', { name: 'More steps' });
  for (const close of [
    () => page.touchscreen.tap(195, 100),
    () => page.locator('[data-sheet="more"] [data-sheet-close]').tap(),
  ]) {
    await sheet(page, 'More').tap();
    await expect(steps).toBeVisible();
    await close();
    await expect(steps).toBeHidden();
    await expect(heading(page, 'Clara Voss')).toBeVisible();
  }
});

test('the notice of a change covers no button and no choice of a sheet', async ({ page, context }) => {
  await recordCalls(page);
  await openLead(page, context, 'Dario Lund');
  await callInVain(page);
  // A press would reach the button although the notice is shown.
  await page.getByRole('button', { name: 'Save note' }).click({ trial: true });
  await expect(notice(page, tried)).toBeVisible();
  await sheet(page, 'More').tap();
  await expect(notice(page, tried)).toBeHidden();
});

test("in a computer's window at 400 % both bars scroll with the page", async ({ page, context }) => {
  await openLead(page, context, 'Farid Amin');
  await page.setViewportSize({ width: 320, height: 256 });
  for (const bar of [page.getByRole('navigation', { name: 'Main' }), page.locator('[data-ticket-bar]')])
    await expect(bar).toHaveCSS('position', 'static');
});
