import { expect, type Page, test } from '@playwright/test';
import { openings } from '../../content/catalog/openings.ts';
import { studioDay } from '../../domain/dates.ts';
import { withoutPopups } from '../support/without-popups.ts';

/** The free-class popup has its own tests and would cover the page here. */
test.beforeEach(({ page }) => withoutPopups(page));

const lists = async (page: Page) => {
  const apply = page.locator('#openings').getByRole('link', { name: /^Apply for / });
  await expect(apply).toHaveCount(openings.length);
  const targets = await apply.evaluateAll((links) =>
    links.map((link) => ({ to: link.getAttribute('href'), window: link.getAttribute('target') })),
  );
  expect(new Set(targets.map(({ to }) => to))).toEqual(new Set(openings.map(({ url }) => url)));
  for (const { window } of targets) expect(window).toBe('_blank');
  await expect(page.getByText('401K with 4% employer match').first()).toBeVisible();
};

test('/openings and /careers list every opening, each with its own link to apply', async ({
  page,
  baseURL,
}) => {
  await test.step('/openings lists every opening too, and leads to /careers', async () => {
    await page.goto('/openings');
    await lists(page);
    await page.getByRole('link', { name: 'More about careers' }).first().click();
    await expect(page).toHaveURL('/careers');
    await expect(page.locator('#openings li').first()).toBeVisible();
  });

  await test.step('/careers lists every opening, each with its own link to apply', () => lists(page));

  await test.step('the banner leads to the list', async () => {
    await page.getByRole('link', { name: 'See current openings' }).click();
    await expect(page.getByRole('heading', { name: 'Current openings' })).toBeInViewport();
  });

  await test.step('each opening is a job posting to search engines, posted before today and open after it', async () => {
    // Search engines read the HTML: only the server writes structured data.
    const html = await (await fetch(`${baseURL}/careers`)).text();
    const postings = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
      .map(([, text = '']) => JSON.parse(text))
      .filter((thing) => thing['@type'] === 'JobPosting');
    const today = studioDay(Date.now());
    const current = openings.filter(({ posted, validThrough }) => posted <= today && today <= validThrough);
    expect(postings).toHaveLength(current.length);
    for (const posting of postings) {
      expect(posting.description.length).toBeGreaterThan(40);
      expect(posting.jobLocation.address.addressLocality).toMatch(/^[A-Z][\w ]+$/);
      expect(openings.map(({ posted }): string => posted)).toContain(posting.datePosted);
      expect(Date.parse(posting.validThrough)).toBeGreaterThan(Date.parse(posting.datePosted));
    }
  });

  await test.step('teacher training takes applications and shows the openings', async () => {
    const html = await (await fetch(`${baseURL}/teacher-training`)).text();
    expect(html).toMatch(/<h2[^>]*>We Are Currently Accepting Applications</);
    expect(html).toMatch(/<a[^>]* href="\/careers"[^>]*>SEE ALL OUR OPENINGS/);
  });
});
