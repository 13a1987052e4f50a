import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { shortcutWords } from '#words/staff/shell.ts';
import { recordCalls } from '../browser/record-calls.ts';
import { errorsOf } from '../loading/script-files.ts';
import { expectSound } from './staff-screen.ts';
import { sendLead, signInAs } from './staff-session.ts';

/** Each journey has its own studio. */
const davie = { id: 3, locationId: 48720 };
const deerfield = { id: 4, locationId: 48721 };
const midtown = { id: 8, locationId: 48750 };
const downtown = { id: 2, locationId: 48718 };
const northFortLauderdale = { id: 1, locationId: 48717 };

const stageButton = (page: Page) => page.locator('[data-sheet="stage"] > summary');
const row = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(name) });
/** The ticket is opened after the response to the visitor, so the lead is listed a moment later. */
const expectListed = (page: Page, name: string) =>
  expect
    .poll(async () => (await page.request.get('/staff/leads')).text(), { intervals: [100] })
    .toContain(name);

test('on a phone three taps lead from the start screen to "called", without horizontal scrolling or small targets', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  const errors = errorsOf(page);
  const calls = await recordCalls(page);
  await signInAs(context, { name: 'Nina Park', role: 'Front_Desk', studios: [davie.id] });
  await sendLead(page.request, { name: 'Maya Thompson', locationId: davie.locationId });
  await expectListed(page, 'Maya Thompson');
  await page.goto('/staff');
  await expectSound(page);
  await expect(page.getByRole('button', { name: 'Take the lead of Maya Thompson' })).toBeVisible();
  await row(page, 'Maya Thompson').tap();
  // A lead without an assignee can be closed at once.
  await expect(stageButton(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Maya Thompson' })).toBeVisible();
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
  await page.locator('summary', { hasText: 'Call' }).tap();
  await expectSound(page, '[data-sheet="contact-call"]');
  // Nothing is counted before the sheet is answered, and Back closes it without leaving the ticket.
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'What came of the call?' })).toBeHidden();
  await expect(page.getByText('Nobody has this yet')).toBeVisible();
  await page.locator('summary', { hasText: 'Call' }).tap();
  await page.getByRole('button', { name: 'No answer' }).tap();
  const tried = 'Noted. It comes back when it is time to try again.';
  await expect(page.getByRole('status').getByText(tried)).toBeVisible();
  // A press would reach the button although the notice is shown.
  await page.getByRole('button', { name: 'Save note' }).click({ trial: true });
  await expect(page.getByText(tried)).toBeVisible();
  await expect(page.getByText('Yours', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Try again in/)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Nina Park called: no answer' })).toBeVisible();
  expect(calls).toEqual(['tel:3055550188', 'tel:3055550188']);

  // A press on the shade behind a sheet closes the sheet and presses nothing else.
  await page.locator('summary', { hasText: 'More' }).tap();
  await expectSound(page, '[data-sheet="more"]');
  // The notice of the last change does not cover the choices.
  await expect(page.getByText(tried)).toBeHidden();
  await page.touchscreen.tap(195, 100);
  await expect(page.getByRole('heading', { name: 'More steps' })).toBeHidden();
  await page.locator('summary', { hasText: 'More' }).tap();
  await page.locator('[data-sheet="more"] [data-sheet-close]').tap();
  await expect(page.getByRole('heading', { name: 'More steps' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Maya Thompson' })).toBeVisible();
  await stageButton(page).tap();
  await expectSound(page, '[data-sheet="stage"]');
  await page.getByRole('button', { name: 'Trial booked' }).tap();
  await expect(page.getByRole('status').getByText('Moved.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByRole('status').getByText('Undone.')).toBeVisible();
  await expect(page.getByText(/^Try again in/)).toBeVisible();

  // A computer's window zoomed to 400 %: both bars scroll with the page.
  await page.setViewportSize({ width: 320, height: 256 });
  for (const bar of [page.getByRole('navigation', { name: 'Main' }), page.locator('[data-ticket-bar]')])
    await expect(bar).toHaveCSS('position', 'static');
  expect(errors).toEqual([]);
  await context.close();
});

test('a call is noted also where the browser shows a dialog for it', async ({ page, context }) => {
  await signInAs(context, { name: 'Ruth Adler', role: 'Front_Desk', studios: [midtown.id] });
  await sendLead(page.request, { name: 'Hugo Martin', locationId: midtown.locationId });
  await expectListed(page, 'Hugo Martin');
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

test('with the keyboard alone a lead is found, taken, called, noted, moved and finished', async ({
  page,
  context,
}) => {
  const omar = { name: 'Omar Haddad', role: 'Studio_Manager' as const, studios: [deerfield.id] };
  await signInAs(context, omar);
  for (const name of ['Priya Raman', 'Ethan Brooks', 'Grace Lin'])
    await sendLead(page.request, { name, locationId: deerfield.locationId });
  await expectListed(page, 'Grace Lin');
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  const calls = await recordCalls(page);
  const pressed = new Set<string>();
  const press = (key: string) => {
    pressed.add(key === 'Escape' ? 'Esc' : key);
    return page.keyboard.press(key);
  };
  await page.goto('/staff/leads');
  loads.length = 0;
  await expectSound(page);

  await press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectSound(page, 'dialog[open]');
  await press('Escape');
  await press('j');
  await expect(row(page, 'Priya Raman')).toBeFocused();
  await press('j');
  await expect(row(page, 'Ethan Brooks')).toBeFocused();
  await press('k');
  await expect(row(page, 'Priya Raman')).toBeFocused();
  const selection = page.getByRole('checkbox', { name: 'Select Priya Raman' });
  await press('x');
  await expect(selection).toBeChecked();
  await press('Escape');
  await expect(selection).not.toBeChecked();
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Priya Raman' })).toBeFocused();
  await expectSound(page);
  // The list returns to the same position.
  await press('Escape');
  await expect(row(page, 'Priya Raman')).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Priya Raman' })).toBeFocused();
  await press('t');
  await expect(page.getByText('It is yours.')).toBeVisible();
  await expect(page.getByText('Yours', { exact: true })).toBeVisible();
  await press('u');
  await expect(page.getByText('Undone.')).toBeVisible();
  await press('t');
  await expect(page.getByText('It is yours.')).toBeVisible();
  await press('n');
  await page.keyboard.type('Prefers mornings, jokes about towels.');
  await press('Control+Enter');
  await expect(page.getByText('Your note is saved.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'jokes about towels' })).toBeVisible();
  await expect(page.getByLabel('Note for the team')).toHaveValue('');
  await press('r');
  await expect(page.getByRole('heading', { level: 1, name: 'Write to Priya Raman' })).toBeFocused();
  await press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Priya Raman', exact: true })).toBeFocused();
  await press('c');
  await page.getByRole('button', { name: 'Reached' }).press('Enter');
  await expect(page.getByText('Noted: you reached them.')).toBeVisible();
  await press('e');
  await expect(page.getByRole('button', { name: 'New' })).toBeFocused();
  await press('Escape');
  await expect(stageButton(page)).toBeFocused();
  await press('e');
  await page.getByRole('button', { name: 'Joined' }).press('Enter');
  await expect(page.getByText('Joined. Well worked.')).toBeVisible();

  // The row has left the list; the next row has its position.
  await press('j');
  await expect(page.getByRole('heading', { level: 1, name: 'Ethan Brooks' })).toBeFocused();
  await press('m');
  await expect(page.getByLabel('Move to another studio')).toBeFocused();
  await page.keyboard.type('Davie');
  await press('Tab');
  await press('Enter');
  await expect(page.getByText('Moved. The other studio sees it now.')).toBeVisible();
  await expect(row(page, 'Ethan Brooks')).toHaveCount(0);
  await press('/');
  await page.keyboard.type('priya');
  await press('Enter');
  await expect(page).toHaveURL(/\/staff\/leads\?q=priya$/);
  await expect(row(page, 'Priya Raman')).toBeVisible();
  await page.goBack();
  await expect(row(page, 'Grace Lin')).toBeVisible();
  expect(calls).toEqual(['tel:3055550188']);
  expect(loads).toEqual([]);
  // Every key of the help.
  expect(shortcutWords.keys.map(([key]) => key).filter((key) => !pressed.has(key))).toEqual([]);

  // Letters can be switched off (WCAG 2.1.4).
  await page.goto('/staff/me');
  await page.getByRole('button', { name: 'Turn shortcuts off' }).click();
  await expect(page.getByText('Shortcuts are off.')).toBeVisible();
  await page.goto('/staff/leads');
  await press('?');
  await press('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('searchbox')).not.toBeFocused();

  await test.step('after the session has ended, a link leads to sign-in and then to its target', async () => {
    await context.clearCookies();
    await row(page, 'Grace Lin').click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    const next = new URL(page.url()).searchParams.get('next') ?? '';
    expect(next).toMatch(/^\/leads\?at=/);
    await signInAs(context, omar);
    // A member who has signed in again in another tab continues at once.
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Grace Lin' })).toBeVisible();
    await context.clearCookies();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  });
});

test('several leads are changed at once, by keyboard, by touch and as a table, with one undo', async ({
  page,
  context,
}) => {
  await signInAs(context, {
    name: 'Sara Lindqvist',
    role: 'Studio_Manager',
    studios: [northFortLauderdale.id],
  });
  for (const name of ['Ines Duarte', 'Hugo Lang', 'Ruth Amsel'])
    await sendLead(page.request, { name, locationId: northFortLauderdale.locationId });
  await expectListed(page, 'Ruth Amsel');
  const press = (key: string) => page.keyboard.press(key);
  await page.goto('/staff/leads');
  await expect(async () => {
    await press('j');
    await expect(row(page, 'Ines Duarte')).toBeFocused({ timeout: 500 });
  }).toPass();
  const bar = page.getByRole('form', { name: 'Do this with the selected leads' });
  await expect(bar).toBeHidden();
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // The same cells of all rows are in one column.
    const columns = await page
      .locator('[data-row-link]')
      .evaluateAll((rows) =>
        rows.map(({ children }) =>
          [...children].map((cell) => Math.round(cell.getBoundingClientRect().left)).join(),
        ),
      );
    expect(new Set(columns).size, `${width}`).toBe(1);
  }
  await press('x');
  await press('j');
  await press('x');
  await expect(bar).toBeVisible();
  await press('t');
  await expect(page.getByText('2 leads are yours.')).toBeVisible();
  await expect(bar).toBeHidden();
  await expect(page).toHaveURL(/\/staff\/leads$/);
  await press('u');
  await expect(page.getByText('2 leads as before.')).toBeVisible();
  await expect(row(page, 'Hugo Lang')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export these leads as a table (CSV)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/);
  const table = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(table).toHaveLength(4);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('checkbox', { name: 'Select Ines Duarte' })).toBeHidden();
  await page.getByText('Select', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Select Ines Duarte' }).check();
  await expectSound(page, 'form[aria-label="Do this with the selected leads"]');
  await bar.locator('summary', { hasText: 'Stage' }).click();
  await page.getByRole('button', { name: 'No answer' }).click();
  await expect(page.getByText('1 lead moved.')).toBeVisible();
  await row(page, 'Hugo Lang').click();
  await page.getByRole('link', { name: 'Next lead' }).click();
  await expect(page.getByRole('heading', { name: 'Ruth Amsel' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a lead is found, taken, called, noted and finished, and an older window overwrites nothing', async ({
    page,
    context,
  }) => {
    await signInAs(context, { name: 'Rosa Vidal', role: 'Front_Desk', studios: [downtown.id] });
    await sendLead(page.request, { name: 'Renee Baptiste', locationId: downtown.locationId });
    await expectListed(page, 'Renee Baptiste');
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
    // A second window with an older version overwrites nothing.
    const second = await context.newPage();
    await second.goto(page.url());
    await stageButton(page).click();
    await page.getByRole('button', { name: 'Joined' }).click();
    await expect(page.getByText('Closed: Joined')).toBeVisible();
    await stageButton(second).click();
    await second.getByRole('button', { name: 'Too expensive' }).click();
    await expect(second.getByRole('alert')).toContainText('Rosa Vidal moved this');
    await expect(second.getByText('Closed: Joined')).toBeVisible();
    await sendLead(page.request, { name: 'Paulo Reis', locationId: downtown.locationId });
    await expectListed(page, 'Paulo Reis');
    await page.goto('/staff/leads');
    await page.getByRole('checkbox', { name: 'Select Paulo Reis' }).check();
    const bar = page.getByRole('form', { name: 'Do this with the selected leads' });
    await bar.getByRole('button', { name: 'Take', exact: true }).click();
    await expect(page.getByText('1 lead is yours.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('1 lead as before.')).toBeVisible();
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
  await sendLead(page.request, { name: 'Vera Lindt', locationId: midtown.locationId });
  await expectListed(page, 'Vera Lindt');
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
