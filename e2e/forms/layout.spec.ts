import { expect, type Locator, test } from '@playwright/test';
import { careerApplicationCases } from '#tests/forms/form-cases/career-application.ts';
import { fillIn, openForm, submitButton, withoutPopups } from '../support/form-pages.ts';
import { startHydration } from '../support/hydrated.ts';

const wine = 'rgb(122, 34, 50)';

/** The style of the field, or of the label that is drawn in its place. */
const ringOf = (field: Locator) =>
  field.evaluate((node) => {
    const drawn = [node, node.closest('label')].flatMap((element) =>
      element ? [getComputedStyle(element)] : [],
    );
    const ring = drawn.find(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth > '0px',
    );
    return ring ? `${ring.outlineWidth} ${ring.outlineStyle} ${ring.outlineColor}` : 'none';
  });

test.describe('the field that has the focus', () => {
  test.beforeEach(({ page }) => withoutPopups(page));

  for (const { form, path, fields } of [
    {
      form: 'career-application',
      path: '/careers',
      fields: ['name', 'position', 'freeDays', 'description', 'curriculumVitae'],
    },
    { form: 'sign-up', path: '/sign-up', fields: ['phone', 'password', 'marketing'] },
    { form: 'cancellation', path: '/faq', fields: ['cancelType', 'condition'] },
    // A light card on a dark background.
    { form: 'future-openings', path: '/careers', fields: ['email', 'position'] },
  ])
    test(`has the focus ring of a link: ${form}`, async ({ page }) => {
      const element = await openForm(page, { form, path });
      await page.keyboard.press('Tab');
      for (const name of fields) {
        const field = element.locator(`[name="${name}"]`).first();
        await field.focus();
        await expect.poll(() => ringOf(field), { message: name }).toBe(`3px solid ${wine}`);
      }
    });

  test('has the ring when it is invalid too, and an invalid field looks different', async ({ page }) => {
    const form = await openForm(page, { form: 'career-application', path: '/careers' });
    await submitButton(form).click();
    const field = form.locator('[name="name"]');
    await expect(field).toBeFocused();
    await expect.poll(() => ringOf(field)).toBe(`3px solid ${wine}`);
    expect(await ringOf(form.locator('[name="email"]'))).toBe('none');
  });

  test('has the ring on the map’s search', async ({ page }) => {
    await page.goto('/locations');
    await startHydration(page);
    const search = page.getByRole('combobox').first();
    await search.focus();
    await expect.poll(() => ringOf(search)).toBe(`3px solid ${wine}`);
  });
});

test('while a form is sent, the waiting text has a background of its own and a double tap does not select it', async ({
  page,
}) => {
  await withoutPopups(page);
  const form = await openForm(page, { form: 'career-application', path: '/careers' });
  await fillIn(form, careerApplicationCases(Date.now).valid);
  let answer = () => {};
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/graphql', async (route) => {
    await slow;
    await route.abort();
  });
  await submitButton(form).click();
  const word = page.getByText('Sending', { exact: true });
  await expect(word).toBeVisible();
  const { ground, select } = await word.evaluate((node) => {
    const { backgroundColor, userSelect } = getComputedStyle(node);
    return { ground: backgroundColor, select: userSelect };
  });
  expect(ground).toMatch(/^rgb\(/);
  expect(select).toBe('none');
  answer();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('what opens by itself takes the focus as a whole, and Tab goes from there', async ({ page }) => {
    await page.goto('/classes', { waitUntil: 'networkidle' });
    const popup = page.getByRole('dialog').filter({ has: page.locator('[value="free-class"]') });
    await expect(async () => {
      for (const top of [0.32, 0.4])
        await page.evaluate((share) => {
          const { scrollHeight, clientHeight } = document.documentElement;
          window.scrollTo({ top: (scrollHeight - clientHeight) * share, behavior: 'instant' });
        }, top);
      await expect(popup).toBeVisible({ timeout: 1500 });
    }).toPass();
    await expect(popup).toBeFocused();
    expect(await ringOf(popup)).toBe('none');
    await page.keyboard.press('Tab');
    await expect(popup.getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
  });
});
