import { expect, type Page, test } from '@playwright/test';
import { referralCredit } from '#domain/prices.ts';
import { freeClassCases } from '#tests/forms/form-cases/free-class.ts';
import { faultsFoundByAxe } from '../every-page/axe.ts';
import { ringOf } from '../every-page/focus-ring.ts';
import { errorUnder, fillIn } from '../forms/form-actions.ts';
import { startHydration } from '../loading/hydration.ts';
import { hasOverlayEntry } from '../playwright/overlay-entry.ts';
import { phoneScreen } from '../playwright/screens.ts';

/** On a phone, because a large page costs more CPU time per scroll and per dialog. */
test.use({ viewport: phoneScreen });

const scrollToShare = (page: Page, share: number) =>
  page.evaluate((part) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    window.scrollTo({ top: (scrollHeight - clientHeight) * part, behavior: 'instant' });
  }, share);
const popup = (page: Page) => page.getByRole('dialog').filter({ has: page.locator('[value="free-class"]') });
const openByScrolling = async (page: Page) => {
  await scrollToShare(page, 0.4);
  await expect(popup(page)).toBeVisible();
};
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await startHydration(page);
};
const referral = new RegExp(`Earn \\$${referralCredit}`);
const retreat = /Cabo San Lucas/;
const promo = (page: Page) =>
  page.getByRole('dialog', { name: new RegExp(`${referral.source}|${retreat.source}`) });

test.describe('the free-class popup', () => {
  // app/behaviors/self-opening-dialogs.dom.test.tsx: what keeps it closed.
  // app/forms/site-forms/free-class-form.dom.test.tsx: sent offline.
  // tests/site/page-policies.test.ts: the pages without it.
  test('opens past 30% of a page', async ({ page }) => {
    await open(page, '/faq');
    await openByScrolling(page);
    expect(await faultsFoundByAxe(page, 'dialog[open]')).toEqual([]);
  });

  test('has a button that waits for a changed and valid form, and leads to /app with the tags', async ({
    page,
  }) => {
    await open(page, '/faq');
    await openByScrolling(page);
    const { valid } = freeClassCases(Date.now);
    const form = popup(page).locator('form');
    const button = form.locator('button[type="submit"]');
    await expect(button).toBeDisabled();
    await fillIn(form, valid);
    await expect(button).toBeEnabled();
    await fillIn(form, { phone: '5550121' });
    await expect(errorUnder(form, 'phone')).toHaveText('Invalid phone number');
    await expect(button).toBeDisabled();
    await fillIn(form, { phone: valid.phone });
    const appRequest = page.waitForRequest((request) => new URL(request.url()).pathname === '/app');
    await button.click();
    const { searchParams } = new URL((await appRequest).url());
    expect(Object.fromEntries(searchParams)).toEqual({
      firstName: 'Lucía',
      lastName: 'Peña Ortiz',
      email: 'lucia@example.com',
      phone: '3055550121',
      utm_source: 'website_popup',
      utm_medium: 'not_provided',
      utm_campaign: 'ready_set_book',
    });
    await expect(page).toHaveURL(/\/sign-up\?firstName=Luc/);
  });

  test('leads to /app in its language also if the code of its form does not arrive', async ({ page }) => {
    await page.route(/free-class-form/, (route) => route.abort());
    await page.goto('/es/membership');
    await openByScrolling(page);
    const form = popup(page).locator('form');
    await form.locator('[name="first_name"]').fill('Ana');
    await form.locator('button[type="submit"]').click();
    await expect(page).toHaveURL(/\/es\/sign-up\?firstName=Ana/);
  });

  test('takes the focus as a whole, and Tab continues from there', async ({ page }) => {
    await open(page, '/classes');
    await openByScrolling(page);
    await expect(popup(page)).toBeFocused();
    expect(await ringOf(popup(page))).toBe('none');
    await page.keyboard.press('Tab');
    await expect(popup(page).getByRole('button').first()).toBeFocused();
  });
});

test.describe('on a low phone', () => {
  test.use({ viewport: { width: 390, height: 664 } });
  test('the whole popup is in view, with the button that closes it', async ({ page }) => {
    // Its words are longer in Spanish.
    await open(page, '/es/faq');
    await openByScrolling(page);
    await expect(popup(page).locator('button').last()).toBeInViewport({ ratio: 1 });
  });
});

test.describe('the promo modal', () => {
  /** Opens the home page with a fixed random number: below one half it is the referral. */
  const openHome = async (page: Page, chance: number) => {
    await page.addInitScript((value) => {
      Math.random = () => value;
    }, chance);
    await open(page, '/');
  };
  for (const [title, chance, name, way] of [
    ['is the referral when chance says 0.1', 0.1, referral, 'Open the app and tap the Refer a Friend tile.'],
    ['is the retreat when chance says 0.9', 0.9, retreat, 'RESERVE YOUR SPOT'],
  ] as const)
    test(`${title}, and opens once a session`, async ({ page }) => {
      await page.clock.install();
      await openHome(page, chance);
      await expect(async () => {
        await page.clock.fastForward(9000);
        await expect(promo(page)).toBeVisible({ timeout: 2000 });
      }).toPass();
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog.getByText(way)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      // The step back that removes the entry of the dialog would abort the reload.
      await expect.poll(() => hasOverlayEntry(page)).toBe(false);
      await page.reload();
      await startHydration(page);
      await page.clock.fastForward(80_000);
      await expect(promo(page)).toBeHidden();
    });
});
