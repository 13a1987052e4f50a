import { expect, type Page, test } from '@playwright/test';
import { otherLanguages } from '#content/facts/languages.ts';
import { pathIn } from '#content/languages-of-page.ts';
import { layouts } from '#tests/site/public-paths.ts';
import { blockPictures } from '../playwright/block-pictures.ts';

// Controls are found by their width, wherever they are; a low screen has less to paint.
test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 300 } });

/** Controls outside a form that could be submitted; visible ones would do nothing. */
const controls = (page: Page) => {
  const outsideForms = ':not(form:has(button[type=submit], button:not([type]), noscript) *)';
  return page.locator(
    `button[type=button], [role=tab], button:not([type])${outsideForms}, select${outsideForms}, input${outsideForms}`,
  );
};

const additionalChecks: Record<string, (page: Page) => Promise<void>> = {
  '/openings': (page) =>
    expect(page.getByRole('link', { name: 'Apply for Opening Studio Manager, Doral' })).toBeVisible(),
  '/teachers': async (page) => {
    const film = page.locator('main').getByRole('button', { name: /introduce their class/ });
    await expect(film.first()).toBeVisible();
    await expect(film.first(), 'films are links to the film itself').toHaveAttribute('href', /\.mp4\?v=/);
  },
  '/contact-us': async (page) => {
    await expect(page.getByRole('heading', { name: 'Ask your studio' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Something not working?' })).toBeVisible();
  },
};

/** In another language every page has the same elements with longer words. */
const withMostWords = ['/', '/schedule', '/membership', '/contact-us', '/faq', '/downtown-ft-lauderdale'];
const translated = otherLanguages.flatMap(({ prefix }) => withMostWords.map((path) => pathIn(prefix, path)));

test('without JavaScript every page is readable, and every visible control works', async ({ page }) => {
  test.slow();
  await blockPictures(page);
  let count = 0;
  for (const path of [...layouts, ...translated]) {
    await page.goto(path);
    const found = await controls(page).evaluateAll((all) => ({
      count: all.length,
      seen: all
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => control.getBoundingClientRect().width > 0)
        .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? ''),
    }));
    count += found.count;
    expect.soft(found.seen, `controls of ${path} without an effect`).toEqual([]);
    // Closed dialogs are also in the page.
    const hidden = await page
      .locator('h1, main h2:not(dialog h2)')
      .evaluateAll((all) =>
        all
          .filter((heading) => !heading.checkVisibility({ visibilityProperty: true }))
          .map((heading) => heading.textContent),
      );
    expect.soft(hidden, `headings of ${path} that cannot be read`).toEqual([]);
    expect.soft(await page.locator('main a[href]').count(), `links of ${path}`).toBeGreaterThan(0);
    await additionalChecks[path]?.(page);
  }
  // If no hidden control is found, the selector is wrong.
  expect(count).toBeGreaterThan(50);
});

test('without JavaScript what a script moves is readable to the end', async ({ page }) => {
  await blockPictures(page);
  // Only cards that rise and the row of testimonials are moved by a script, here on one page each.
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
});
