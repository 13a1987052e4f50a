import { expect, type Page, test } from '@playwright/test';
import { startHydration } from '../support/hydration.ts';
import { pressEscape } from '../support/press-escape.ts';
import { withoutPictures } from '../support/without-pictures.ts';
import { withoutPopups } from '../support/without-popups.ts';

const structuredData = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '')));

/** The free-class popup has its own tests and would cover the page here. */
test.beforeEach(({ page }) => withoutPopups(page));

test.describe('with motion', () => {
  // Moving pictures cost CPU time per pixel.
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: { width: 1000, height: 600 } });

  test('the classes page moves under the pointer and the scroll, and a link to a workout leads to it', async ({
    page,
  }) => {
    await page.goto('/classes');
    await startHydration(page);

    await test.step('cards below the fold rise on first entry only', async () => {
      const card = page.locator('#flow [data-reveal]').first();
      await expect(card).toHaveAttribute('data-reveal', 'waiting');
      await card.scrollIntoViewIfNeeded();
      await expect(card).toHaveAttribute('data-reveal', 'shown');
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await expect(card).toHaveAttribute('data-reveal', 'shown');
    });

    await test.step('media cards zoom to 1.2 in 300 ms under the pointer, and not under reduced motion', async () => {
      const picture = page.locator('.zoom-media img').first();
      await picture.hover();
      await expect(picture).toHaveCSS('scale', '1.2');
      await expect(picture).toHaveCSS('transition-duration', '0.3s');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(
        Number.parseFloat(await picture.evaluate((image) => getComputedStyle(image).transitionDuration)),
      ).toBeLessThan(0.001);
    });

    // From here on with reduced motion, because every frame of a scroll costs CPU time.
    await test.step('each of the two carousels has five pictures and turns by its arrows', async () => {
      for (const name of ['The best studios in Florida, we dare say', 'Rooms made for sweating']) {
        const region = page.getByRole('region', { name });
        const row = region.getByRole('list', { name });
        const next = region.getByRole('button', { name: 'Next' });
        const previous = region.getByRole('button', { name: 'Previous' });
        await expect(row.getByRole('listitem')).toHaveCount(5);
        await row.scrollIntoViewIfNeeded();
        await expect(previous).toBeDisabled();
        await next.click();
        await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(100);
        await previous.click();
        await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBe(0);
      }
    });

    await test.step('a link to a workout lands on it, clear of the navbar', async () => {
      for (const kind of ['flow', 'fiit', 'restore']) {
        await page.goto(`/classes#${kind}`);
        await expect
          .poll(() =>
            page.locator(`#${kind}`).evaluate((section) => Math.round(section.getBoundingClientRect().top)),
          )
          .toBe(100);
      }
    });
  });
});

test('every question of the FAQ has a URL and a complete answer', async ({ page }) => {
  await test.step('a link to a question opens it', async () => {
    await page.goto('/faq#suspend');
    await expect(page.locator('#suspend')).toHaveAttribute('open', '');
    await expect(page.locator('#suspend')).toBeInViewport();
    await expect(page.locator('#cancel')).not.toHaveAttribute('open');
  });

  await test.step('the free offer is the first question, and search engines get every answer', async () => {
    const questions = page.locator('main details summary');
    await expect(questions.first()).toHaveText(/really free\?$/);
    const [faq] = (await structuredData(page)).filter((data) => data['@type'] === 'FAQPage');
    expect(faq.mainEntity).toHaveLength(await questions.count());
    expect(faq.mainEntity[0].name).toMatch(/really free\?$/);
    expect((await structuredData(page)).map((data) => data['@type'])).toContain('BreadcrumbList');
  });

  await test.step('answers bring store buttons, films and the way to the cancellation helper', async () => {
    const details = (question: string) => page.locator('details', { hasText: question });
    await details('How do I book a class?').locator('summary').click();
    await expect(details('How do I book a class?').getByRole('link')).toHaveCount(2);
    await details('How do I prepare for the heat?').locator('summary').click();
    const film = page.getByRole('button', { name: 'Watch the film' });
    for (const close of [() => pressEscape(page), () => page.goBack()]) {
      await film.click();
      await expect(page.getByRole('dialog', { name: 'How do I prepare for the heat?' })).toBeVisible();
      await close();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(film).toBeFocused();
    }
    await details('How do I cancel my membership?').locator('summary').click();
    await page.getByRole('link', { name: 'Request a cancellation' }).click();
    await expect(page.getByRole('heading', { name: 'Cancel or suspend a membership' })).toBeInViewport();
  });
});

test('the first class has its film, its answers and its encouragement', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/your-first-class');
  const hero = page.getByRole('region', { name: 'Your First Class', exact: true });
  for (const [name, to] of [
    [/^Book my (3 )?free class(es)?$/, '/get-app'],
    ['Find a class near you', '/schedule'],
  ] as const) {
    await expect(hero.getByRole('link', { name })).toHaveAttribute('href', to);
    await expect(hero.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  }
  const play = page.getByRole('button', { name: 'Play the preparation film' });
  const film = page.getByRole('dialog', { name: 'Watch this first' });
  await play.click();
  await expect(film).toBeVisible();
  await pressEscape(page);
  await expect(film).toBeHidden();
  // The film button is a link, which the space bar does not press by itself.
  await startHydration(page);
  await play.focus();
  await page.keyboard.press('Space');
  await expect(film).toBeVisible();
  await pressEscape(page);
  await expect(page.getByRole('heading', { name: "Don't Give Up After Your First Class" })).toBeVisible();
  expect((await structuredData(page)).map((data) => data['@type'])).toContain('FAQPage');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('every story page is readable to the end', async ({ page, baseURL }) => {
    await withoutPictures(page);
    // Only cards that rise and the row of stories are moved by a script, here on one page each.
    // e2e/loading/controls-without-scripts.spec.ts checks that the headings of every page are visible.
    for (const [url, words] of [
      ['/classes', 'Showers through the day'],
      ['/testimonials', 'We moved from Valencia'],
    ] as const) {
      await page.goto(url);
      const passage = page.getByText(words).first();
      await passage.scrollIntoViewIfNeeded();
      await expect(passage).toBeVisible();
      expect(
        await passage.evaluate((element) =>
          (element as HTMLElement).checkVisibility({ opacityProperty: true }),
        ),
      ).toBe(true);
    }
    for (const [url, words] of [
      ['/teachers', 'I became a teacher at sixty-three.'],
      ['/your-first-class', 'Come back within the week'],
      ['/three-for-free', 'By the third class someone will know your name.'],
      ['/privacy-policy', 'Broward County'],
    ] as const) {
      const html = await (await fetch(`${baseURL}${url}`)).text();
      expect(html, url).toContain(words);
      expect(html, url).not.toContain('data-reveal="waiting"');
    }
    await page.goto('/faq');
    await page.getByText('How hot is the room?').click();
    await expect(page.getByText('warmed by radiant panels')).toBeVisible();
  });
});
