import { expect, type Page, test } from '@playwright/test';
import { layouts } from '#tests/site/public-paths.ts';
import { errorsOf } from '../playwright/errors-of.ts';
import { phoneScreen } from '../playwright/screens.ts';
import { heading, listLeads, row } from './lead-screens.ts';
import { authenticatorCode, currentStep } from './staff-account.ts';
import { expectSound } from './staff-screen.ts';
import { addInvitation, openStudio, signInAs, stopLiveUpdates } from './staff-session.ts';

/** A virtual device with a fingerprint reader that always confirms. */
const addAuthenticator = async (page: Page) => {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

const dataDir = () => process.env.E2E_DATA_DIR ?? '';
/** The paths of the scripts, styles and fonts that the page loads. */
const filesOf = (page: Page) => {
  const files = new Set<string>();
  page.on('request', (request) => {
    if (['script', 'stylesheet', 'font'].includes(request.resourceType()))
      files.add(new URL(request.url()).pathname);
  });
  return files;
};

test('with a passkey an invited member signs in, out and in again', async ({ page }) => {
  const errors = errorsOf(page);
  const files = filesOf(page);
  await page.setViewportSize(phoneScreen);
  await addAuthenticator(page);
  await page.goto('/staff/sign-in');
  // The sign-in screen loads no React, only one small script.
  expect([...files].filter((file) => file.endsWith('.js'))).toEqual([
    expect.stringMatching(/assets\/passkey-forms-/),
  ]);
  const ana = { email: 'ana@example.com', name: 'Ana Ruiz', role: 'Corporate' };
  await page.goto(addInvitation(dataDir(), ana));
  await expectSound(page);
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  await expect(page.locator('li code')).toHaveCount(10);
  await expectSound(page);
  await page.goto('/staff');
  await page.locator('nav a[href="/staff/me"]').filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ana Ruiz' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Add a passkey on this device' }).click();
  await expect(page.getByText('This device has your passkey already.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  // The page may have requested its screen while the session ended; Chromium reports each such response.
  expect(errors.filter((error) => !error.includes('401'))).toEqual([]);
  // Back shows no old screen: the page is requested again.
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.goto('/staff/team');
  await page.getByRole('button', { name: 'Sign in with your passkey' }).click();
  await expect(page).toHaveURL(/\/staff\/team$/);
  expect([...files].filter((file) => !file.startsWith('/staff/assets/'))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('an invited member signs in with password and authenticator, on a shared computer too', async ({
    page,
  }) => {
    const mia = { email: 'mia@example.com', name: 'Mia Chen', role: 'Front_Desk' };
    const password = 'four quiet palm trees';
    const secretShown = async () => ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
    const code = page.getByLabel('Six-digit code');
    await page.goto(addInvitation(dataDir(), mia));
    await expect(page.getByRole('button', { name: 'Create a passkey' })).toBeHidden();
    const secret = await secretShown();
    const save = async (typed: string) => {
      await page.getByLabel('New password').fill(password);
      await code.fill(typed);
      await page.getByRole('button', { name: 'Save and sign in' }).click();
    };
    await save('000000');
    await expect(page.getByText('That code did not match.', { exact: false })).toBeVisible();
    // The same QR code is shown again, so the member need not scan twice.
    expect(await secretShown()).toBe(secret);
    await save(authenticatorCode(secret, currentStep()));
    await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
    await page.goto('/staff/me');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('Work email').fill(mia.email);
    await page.getByLabel('Password').fill(password);
    await code.fill(authenticatorCode(secret, currentStep() + 1));
    await page.getByLabel('This is a shared computer').check();
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.goto('/staff/me');
    await expect(page.getByText('shared computer', { exact: false }).first()).toBeVisible();
  });
});

test('after the session has ended, a link leads to sign-in and then to its target', async ({
  page,
  context,
}) => {
  const { id, locationId } = openStudio('coral-gables');
  const desk = { name: 'Owen Marsh', role: 'Front_Desk' as const, studios: [id] };
  const signInHeading = page.getByRole('heading', { name: 'Sign in' });
  await signInAs(context, desk);
  await listLeads(page, locationId, 'Petra Quinn');
  await stopLiveUpdates(page);
  await page.goto('/staff/leads');
  await context.clearCookies();
  await row(page, 'Petra Quinn').click();
  await expect(signInHeading).toBeVisible();
  const next = new URL(page.url()).searchParams.get('next') ?? '';
  expect(next).toMatch(/^\/leads\?at=/);
  await signInAs(context, desk);
  // A member who has signed in again in another tab continues at once.
  await page.reload();
  await expect(heading(page, 'Petra Quinn')).toBeVisible();
  await context.clearCookies();
  await page.goBack();
  await expect(signInHeading).toBeVisible();
});

test('public pages are the same bytes with and without a session, and contain nothing of /staff', async ({
  request,
}) => {
  const cookie = { cookie: `staff=${'a'.repeat(43)}` };
  for (const path of layouts) {
    // Between the two requests a class may begin, or another test may change the schedule.
    await expect(async () => {
      const plain = await request.get(path);
      const staff = await request.get(path, { headers: cookie });
      const html = await plain.text();
      expect((await staff.text()) === html, path).toBe(true);
      expect(staff.headers().etag, path).toBe(plain.headers().etag);
      expect(html, path).not.toContain('/staff');
      expect(staff.headers()['set-cookie'], path).toBeUndefined();
    }).toPass({ timeout: 10_000 });
  }
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).not.toContain('/staff');
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /staff\n');
});
