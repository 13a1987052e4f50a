import { expect, type Locator, test } from '@playwright/test';
import { careerApplicationCases } from '#tests/forms/form-cases/career-application.ts';
import { fillIn, formOn, hydrateForm, openForm, submitButton } from '../support/form-actions.ts';
import { withoutPopups } from '../support/without-popups.ts';

const wine = 'rgb(122, 34, 50)';

/** The style of the field, or of the label that is drawn instead of it. */
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

const expectRing = async (form: Locator, fields: string[]) => {
  for (const name of fields) {
    const field = form.locator(`[name="${name}"]`).first();
    await field.focus();
    await expect.poll(() => ringOf(field), { message: name }).toBe(`3px solid ${wine}`);
  }
};

test('a focused field has the focus ring of a link, and a form that is being sent covers the screen', async ({
  page,
}) => {
  await withoutPopups(page);
  const form = await openForm(page, { form: 'career-application', path: '/careers' });
  await page.keyboard.press('Tab');

  await test.step('every type of field has the ring', async () => {
    await expectRing(form, ['name', 'position', 'freeDays', 'description', 'curriculumVitae']);
    // A light card on a dark background.
    await expectRing(await hydrateForm(page, 'future-openings'), ['email', 'position']);
  });

  await test.step('an invalid field has the ring too, and looks different', async () => {
    await submitButton(form).click();
    const field = form.locator('[name="name"]');
    await expect(field).toBeFocused();
    await expect.poll(() => ringOf(field)).toBe(`3px solid ${wine}`);
    expect(await ringOf(form.locator('[name="email"]'))).toBe('none');
  });

  await test.step('while a form is sent, the waiting text has a background of its own and a double tap does not select it', async () => {
    await fillIn(form, careerApplicationCases(Date.now).valid);
    const { promise: slow, resolve: release } = Promise.withResolvers<void>();
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
    release();
  });

  await test.step('a password, a switch, a radio button and the search of the map have the ring', async () => {
    // Scripts are blocked, because a focus ring depends only on styles.
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    for (const { form: name, path, fields } of [
      { form: 'sign-up', path: '/sign-up', fields: ['phone', 'password', 'marketing'] },
      { form: 'cancellation', path: '/faq', fields: ['cancelType', 'condition'] },
    ]) {
      await page.goto(path);
      await page.keyboard.press('Tab');
      await expectRing(formOn(page, name), fields);
    }
    await page.goto('/locations');
    await page.keyboard.press('Tab');
    const search = page.getByRole('combobox').first();
    await search.focus();
    await expect.poll(() => ringOf(search)).toBe(`3px solid ${wine}`);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('an offer that opens without a press takes the focus as a whole, and Tab continues from there', async ({
    page,
  }) => {
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
