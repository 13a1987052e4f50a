import { expect, type Locator, type Page, type Route, test } from '@playwright/test';
import { faultsFoundByAxe } from '../support/axe.ts';
import { startHydration } from '../support/hydration.ts';
import { classRows, isClassWindow, onGraphql } from '../support/schedule-page.ts';
import { withoutPopups } from '../support/without-popups.ts';

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });
const generalError = (page: Page) => page.getByRole('heading', { name: 'The lights flickered' });

/** The data request of a navigation fails in two ways; `pageErrorBoundary` handles both for every page. */
const noNetwork = (route: Route) => route.abort();
const tooBusy = (route: Route) =>
  route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>A full room</h1>' });
/** Presses a link in the open document; the request for the data of its page fails. */
const follow = async (page: Page, to: string) => {
  await page.locator(`a[href="${to}"]:visible`).first().click();
  await expect(page).toHaveURL((url) => url.pathname === to);
  await expect(page.getByRole('navigation').first()).toBeAttached();
};
const tryAgain = (within: Page | Locator) => within.getByRole('button', { name: 'Try again' });

test.beforeEach(({ page }) => withoutPopups(page));

test('a navigation whose data cannot be loaded shows the page, or a message with a retry', async ({
  page,
}) => {
  let fail: ((route: Route) => Promise<void>) | undefined;
  const setFailure = (how: typeof fail) => {
    fail = how;
  };
  await page.route(/\/(?:contact-us|on-demand|openings|davie|schedule)\.data/, (route) =>
    fail ? fail(route) : route.continue(),
  );
  await page.goto('/faq');
  await startHydration(page);

  await test.step('to a form: the form is still shown', async () => {
    setFailure(noNetwork);
    await follow(page, '/contact-us');
    const chosen = page.getByRole('combobox', { name: /studio/i }).first();
    await expect(chosen.getByRole('option', { name: 'Davie' })).toBeAttached();
    await expect(generalError(page)).toHaveCount(0);
  });

  await test.step('to the library: the library loads its videos itself', async () => {
    setFailure(tooBusy);
    await follow(page, '/on-demand');
    await expect(page.getByRole('tabpanel').locator('article').first()).toBeVisible();
    await expect(page.getByRole('list', { name: 'Flow, to move' }).locator('article')).toHaveCount(6);
  });

  await test.step('to the openings: the message of the specification is shown, and a retry works in place', async () => {
    await follow(page, '/careers');
    setFailure(noNetwork);
    await follow(page, '/openings');
    await expect(notices(page)).toContainText('Failed to submit request');
    await expect(generalError(page)).toHaveCount(0);
    const list = page.locator('#openings');
    setFailure(tooBusy);
    const refused = page.waitForResponse((response) => response.status() === 503);
    await tryAgain(list).click();
    await refused;
    await expect(tryAgain(list)).toBeVisible();
    setFailure(undefined);
    await tryAgain(list).click();
    await expect(list.getByRole('link', { name: /^Apply/ }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/openings$/);
  });

  await test.step('to a studio: a message is shown inside the site, and a retry works in place', async () => {
    await follow(page, '/locations');
    setFailure(tooBusy);
    await follow(page, '/davie');
    await expect(page.getByRole('heading', { name: 'Please try again' })).toBeVisible();
    await expect(generalError(page)).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    setFailure(undefined);
    await tryAgain(page).click();
    await expect(page.getByRole('heading', { level: 1, name: /Davie/ })).toBeVisible();
  });

  await test.step('to the schedule: the page loads its data again', async () => {
    setFailure(noNetwork);
    await follow(page, '/schedule');
    await expect(classRows(page).first()).toBeVisible();
    await expect(generalError(page)).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: 'Studio' })).toHaveValue('midtown-miami');
  });
});

test('when the whole schedule or the videos of a tab fail, a message is shown, and the schedule can be retried in place', async ({
  page,
}) => {
  let isDown = true;
  // First the server is overloaded, then the network fails.
  await page.route(/\/schedule\.data/, tooBusy);
  await onGraphql(page, (route) => (isDown && isClassWindow(route) ? route.abort() : route.continue()));
  await page.goto('/faq');
  await startHydration(page);
  await follow(page, '/schedule');
  await expect(page.getByRole('heading', { name: 'Please try again' })).toBeVisible();
  await expect(page.locator('#panel-classes')).toContainText('Failed to fetch results');
  expect(await faultsFoundByAxe(page, 'main')).toEqual([]);
  isDown = false;
  await tryAgain(page.locator('#panel-classes')).click();
  await expect(classRows(page).first()).toBeVisible();

  await test.step('the server’s own message is shown when videos cannot be loaded', async () => {
    await follow(page, '/on-demand');
    await expect(page.getByRole('tabpanel').locator('article').first()).toBeVisible();
    const message = 'The library is being dusted.';
    await page.route('**/graphql?query=query+VideoPage*', (route) =>
      route.fulfill({ json: { data: null, errors: [{ message }] } }),
    );
    await page.getByRole('tab', { name: 'FIIT' }).click();
    await expect(notices(page)).toContainText(message);
  });
});
