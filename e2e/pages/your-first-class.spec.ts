import { expect } from '@playwright/test';
import { startHydration } from '../loading/hydration.ts';
import { phoneScreen } from '../playwright/screens.ts';
import { test } from '../playwright/test.ts';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(phoneScreen);
  await page.goto('/your-first-class');
});

test('the first class has its two buttons in sight on a phone', async ({ page }) => {
  const hero = page.getByRole('region', { name: 'Your First Class', exact: true });
  for (const [name, to] of [
    [/^Book my (3 )?free class(es)?$/, '/get-app'],
    ['Find a class near you', '/schedule'],
  ] as const) {
    await expect(hero.getByRole('link', { name })).toHaveAttribute('href', to);
    await expect(hero.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  }
});

test('the first class has its film, which the space bar opens too', async ({ page }) => {
  const play = page.getByRole('button', { name: 'Play the preparation film' });
  const film = page.getByRole('dialog', { name: 'Watch this first' });
  await play.click();
  await expect(film).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(film).toBeHidden();
  // The film button is a link, which the space bar does not press by itself.
  await startHydration(page);
  await play.focus();
  await page.keyboard.press('Space');
  await expect(film).toBeVisible();
});

test('the row of chapters shows the one that plays', async ({ page }) => {
  await page.getByRole('button', { name: 'Play the preparation film' }).click();
  const chapters = page.getByRole('list', { name: 'Chapters' }).getByRole('button');
  await expect(chapters.first()).toBeInViewport({ ratio: 1 });
  // Disabled until the length of the film is known.
  const position = page.getByRole('slider', { name: 'Position in the film' });
  await expect(position).toBeEnabled();
  await position.press('End');
  await expect(chapters.last()).toHaveAttribute('aria-current', 'true');
  await expect(chapters.last()).toBeInViewport({ ratio: 1 });
});

test('the first class has its encouragement', async ({ page }) => {
  await expect(page.getByRole('heading', { name: "Don't Give Up After Your First Class" })).toBeVisible();
});
