import { expect, type Page } from '@playwright/test';

/** WebGL is rendered in software here. */
const longTimeout = { timeout: 60_000 };

export const section = (page: Page) => page.getByRole('region', { name: 'Check out Our Locations' });
export const map = (page: Page) => page.locator('.studio-map');
export const search = (page: Page) => page.getByRole('combobox', { name: 'City, neighborhood or zip code' });
export const nearMe = (page: Page) => section(page).getByRole('button', { name: 'Use my position' });
export const status = (page: Page) => section(page).getByRole('status');
export const list = (page: Page, name = 'Studios from A to Z') => section(page).getByRole('list', { name });

export async function scrollToMap(page: Page) {
  await section(page).scrollIntoViewIfNeeded();
  await list(page).scrollIntoViewIfNeeded();
  await expect(map(page)).toHaveAttribute('data-ready', 'true', longTimeout);
}
export const expectView = async (page: Page, view: { zoom: string; latitude: number; longitude: number }) => {
  await expect(map(page)).toHaveAttribute('data-zoom', view.zoom, longTimeout);
  await expect(map(page)).toHaveAttribute('data-moving', 'false', longTimeout);
  expect(Number(await map(page).getAttribute('data-latitude'))).toBeCloseTo(view.latitude, 1);
  expect(Number(await map(page).getAttribute('data-longitude'))).toBeCloseTo(view.longitude, 1);
};
